import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  ENGINES,
  freePort,
  isListeningAt,
  ManagedProcess,
  resolveBinary,
  startReaper,
  waitUntil,
} from '@gewerk/engines';
import { MongoClient } from 'mongodb';
import type { Secret } from '../containers/cluster-secrets.js';

const ROOT = join(__dirname, '../../../..');
const run = promisify(execFile);

let folder: string;
const reaper = startReaper();
const running: ManagedProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-set-up-'));
});

afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  reaper.release();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a built command. */
function command(name: string, args: readonly string[], env: Record<string, string>) {
  const script = join(ROOT, 'deploy/local/dist/commands', `${name}.js`);
  return run(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
}

const printed = async (env: Record<string, string> = {}): Promise<Secret[]> => {
  const given = { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: 'long enough for this', ...env };
  const { stdout } = await command('kubernetes-secrets', ['--namespace', 'site'], given);
  return (JSON.parse(stdout) as { items: Secret[] }).items;
};

/** A mongod as the chart starts it: with a key file, but neither a replica set nor users yet. */
async function startMongod(key: string): Promise<string> {
  const data = join(folder, 'mongo');
  await mkdir(data);
  await writeFile(join(folder, 'member.key'), key, { mode: 0o400 });
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const { path } = await resolveBinary('mongo');
  const member = new ManagedProcess(
    {
      name: 'mongo',
      command: path,
      args: [
        ...['--dbpath', data, '--port', String(port), '--replSet', 'gewerk', '--quiet', '--nounixsocket'],
        ...['--bind_ip', '127.0.0.1', '--keyFile', join(folder, 'member.key')],
      ],
      isReady: () => isListeningAt(`mongodb://${host}`),
      readyTimeoutMs: 60_000,
      stopTimeoutMs: 10_000,
    },
    { reaper, log: { write: () => undefined } },
  );
  running.push(member);
  if (!(await member.becomesReady())) throw new Error('mongod does not start');
  return host;
}

async function startMeilisearch(key: string): Promise<string> {
  const { path } = await resolveBinary('meili');
  const settings = {
    binary: path,
    dataDir: join(folder, 'meili'),
    port: await freePort(),
    memoryMb: 128,
    key,
  };
  const spec = await ENGINES.meili(settings);
  const engine = new ManagedProcess(spec, { reaper, log: { write: () => undefined } });
  running.push(engine);
  if (!(await engine.becomesReady())) throw new Error('Meilisearch does not start');
  return spec.url;
}

describe('the commands for engines in a cluster', () => {
  it('print Secrets whose users and keys the engines accept, even if they are set up twice', async () => {
    const [engines, ...processes] = await printed();
    const files = engines?.stringData ?? {};
    const secrets = join(folder, 'secret');
    await mkdir(secrets);
    for (const [name, content] of Object.entries(files)) await writeFile(join(secrets, name), content);
    const host = await startMongod(files['mongo.key'] ?? '');
    const meili = await startMeilisearch(files['meilisearch.key'] ?? '');

    for (let time = 0; time < 2; time += 1)
      await command('set-up-engines', [secrets], { MONGO_HOST: host, MEILI_URL: meili });

    const { stringData: search = {} } =
      processes.find(({ metadata }) => metadata.name === 'gewerk-search') ?? {};
    const key = { headers: { authorization: `Bearer ${search['MEILI_KEY']}` } };
    expect((await fetch(`${meili}/indexes`, key)).status).toBe(200);
    expect((await fetch(`${meili}/keys`, key)).status).toBe(403);

    const client = new MongoClient((search['MONGO_URL'] ?? '').replace('mongo.engines.svc:27017', host));
    try {
      const own = client.db('gewerk_search').collection('tried');
      await waitUntil(async () => (await own.insertOne({})).acknowledged, {
        timeoutMs: 10_000,
        everyMs: 200,
      });
      await expect(client.db('gewerk_directory').collection('tried').insertOne({})).rejects.toThrow(
        /not authorized/,
      );
    } finally {
      await client.close();
    }
  }, 180_000);

  it('print the same Secrets each time, and refuse a password that is too short', async () => {
    expect(await printed()).toEqual(await printed());
    await expect(printed({ ADMIN_PASSWORD: 'short' })).rejects.toThrow(
      /ADMIN_PASSWORD must be the owner's password/,
    );
  }, 60_000);
});
