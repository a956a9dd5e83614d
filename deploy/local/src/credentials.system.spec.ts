import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ENGINES, freePort, ManagedProcess, resolveBinary, startReaper, tcpTalk } from '@gewerk/engines';
import { busLogin } from '@gewerk/messaging';
import { asOtherUser, ENGINE_QUESTIONS, filesBelow, whyNoOtherUser } from '@gewerk/testing';
import { connect } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { Launch } from '../test/launch.js';
import { readSystemFile, type SystemRecord } from './data-dir/system-file.js';

jest.setTimeout(240_000);

const ROOT = resolve(__dirname, '../../..');
const READY_WITHIN_MS = 180_000;
/** Secrets in an operator's shell, each with the process that reads it. */
const SECRETS = {
  ADMIN_PASSWORD: 'settings',
  SMTP_URL: 'inbox',
  FORM_SECRET: 'gateway',
  TOKEN_OF_ANOTHER: '',
};
const secretOf = (name: string): string =>
  name === 'SMTP_URL' ? 'smtp://user:hidden@127.0.0.1:9' : `hidden-${name}-${'x'.repeat(32)}`;
const ENV = {
  ...Object.fromEntries(Object.keys(SECRETS).map((name) => [name, secretOf(name)])),
  LOG_LEVEL: 'warn',
};

const METRICS = Buffer.from('GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');

let dataDir: string;
let system: Launch;

function record(): SystemRecord {
  const found = readSystemFile(dataDir);
  if (!found) throw new Error(`there is no system.json:\n${system.output}`);
  return found;
}

const bare = (variable: string): URL => {
  const url = new URL(record().env[variable] ?? '');
  [url.username, url.password] = ['', ''];
  return url;
};

/** Creates the state that an earlier release left: databases without users. */
async function leaveOpenData(): Promise<void> {
  const { path } = await resolveBinary('mongo');
  const how = { binary: path, dataDir: join(dataDir, 'mongo'), port: await freePort(), memoryMb: 128 };
  const spec = await ENGINES.mongo(how);
  const reaper = startReaper();
  const mongod = new ManagedProcess(spec, { reaper, log: { write: () => undefined } });
  expect(await mongod.becomesReady()).toBe(true);
  const client = new MongoClient(spec.url);
  await client.db('gewerk_settings').collection('left').insertOne({ n: 1 });
  await client.close();
  await mongod.stop();
  reaper.release();
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewerk-credentials-'));
  await leaveOpenData();
  system = new Launch({ ...ENV, DATA_DIR: dataDir }, { main: 'src/main.ts' });
  await system.says('Gewerk is ready at ', READY_WITHIN_MS);
});

afterAll(async () => {
  system.child.kill('SIGTERM');
  await system.exitCode;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

async function shell(command: string, ...args: string[]): Promise<string> {
  const compiled = join(ROOT, 'libs/testing/jest/compile-sources.mjs');
  const script = join(ROOT, `deploy/local/src/commands/${command}.ts`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--import', compiled, script, ...args],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return stdout;
}

describe('the engines of a single-machine setup that took over data without users', () => {
  it('refuse access without a password', async () => {
    const client = new MongoClient(bare('MONGO_URL').href, { serverSelectionTimeoutMS: 5_000 });
    for (const database of ['gewerk_settings', 'admin', 'local'])
      await expect(client.db(database).collection('left').findOne()).rejects.toThrow(
        /requires authentication/,
      );
    await expect(client.db('admin').command({ createUser: 'me', pwd: 'x', roles: ['root'] })).rejects.toThrow(
      /requires authentication/,
    );
    await client.close();
    await expect(connect({ servers: bare('NATS_URL').host, reconnect: false })).rejects.toThrow(
      /authorization/i,
    );
    const redis = Number(bare('REDIS_URL').port);
    for (const command of ['KEYS *', 'GET gewerk:session:x', 'CONFIG GET dir', 'INFO'])
      expect(await tcpTalk(redis, `${command}\r\n`)).toMatch(/^-NOAUTH/);
    for (const path of ['indexes', 'keys', 'stats', 'dumps', 'metrics'])
      expect((await fetch(`${bare('MEILI_URL').origin}/${path}`)).status).toBeGreaterThanOrEqual(401);
  });

  const why = whyNoOtherUser();
  (why ? it.skip : it)(
    `give another user of this machine nothing, by any port or file${why ? ` (left out: ${why})` : ''}`,
    async () => {
      const ports = Object.entries(ENGINE_QUESTIONS).map(([name, { say }]) => {
        const url = bare(`${name === 'redis' ? 'REDIS' : name.toUpperCase()}_URL`);
        return [name, { port: Number(url.port), say }] as const;
      });
      const metrics = Object.entries(record().metrics).map(([name, origin]) => [
        `metrics of ${name}`,
        { port: Number(new URL(origin).port), say: METRICS },
      ]);
      // A folder as the operator created it, which others may enter.
      await chmod(dataDir, 0o755);
      const open = join(dataDir, 'open-to-all');
      await writeFile(open, 'x', { mode: 0o644 });
      const files = await filesBelow(dataDir);
      const environments = record().processes.map(({ pid }) => `/proc/${pid}/environ`);
      const got = await asOtherUser(Object.fromEntries([...ports, ...metrics]), [...files, ...environments]);
      expect(got.uid).not.toBe(process.getuid?.());
      const answered = Object.entries(ENGINE_QUESTIONS).filter(([name, { data }]) =>
        data.test(got.heard[name] ?? ''),
      );
      expect(answered.map(([name]) => `${name}: ${got.heard[name]}`)).toEqual([]);
      // Each server was reached and refused the request.
      expect(got.heard).toMatchObject({
        mongo: expect.stringMatching(/requires authentication/),
        nats: expect.stringMatching(/Authorization Violation/),
        redis: expect.stringMatching(/NOAUTH/),
        meili: expect.stringMatching(/^HTTP\/1\.1 40[13]/),
      });
      expect(metrics).toHaveLength(9);
      for (const [name] of metrics)
        expect([name, got.heard[name as string]]).toEqual([name, expect.stringMatching(/^HTTP\/1\.1 401/)]);
      expect(files.length).toBeGreaterThan(20);
      // A lock contains a process id, which everybody can see anyway.
      expect(got.read.sort()).toEqual([join(dataDir, 'gewerk.lock'), open]);
    },
  );

  it('store passwords where only their owner can read them', async () => {
    const modeOf = async (path: string): Promise<string> =>
      ((await stat(join(dataDir, path))).mode & 0o777).toString(8);
    for (const folder of ['credentials', 'mongo', 'nats', 'redis', 'meili'])
      expect([folder, await modeOf(folder)]).toEqual([folder, '700']);
    for (const file of [
      'credentials/engines.secret',
      'system.json',
      'mongo/member.key',
      'nats/nats.conf',
      'redis/users.acl',
    ])
      expect([file, await modeOf(file)]).toEqual([file, '600']);
    const lines = await Promise.all(
      record().processes.map(({ pid }) => readFile(`/proc/${pid}/cmdline`, 'utf8')),
    );
    const passwords = Object.values(record().env).map((url) => /:([0-9a-f]{64})@/.exec(url)?.[1] ?? url);
    for (const password of passwords) expect(lines.join('\n')).not.toContain(password);
  });

  it('are reached by each process as its own user, with the existing data', async () => {
    const { processEnv } = record();
    const client = new MongoClient(processEnv['settings']?.['MONGO_URL'] ?? '');
    expect(await client.db('gewerk_settings').collection('left').countDocuments()).toBe(1);
    await client.close();
    for (const [name, { MONGO_URL }] of Object.entries(processEnv)) {
      if (MONGO_URL === undefined) continue;
      const own = new MongoClient(MONGO_URL);
      for (const other of Object.keys(processEnv).filter((one) => one !== name)) {
        const found = own
          .db(`gewerk_${other.replaceAll('-', '_')}`)
          .collection('any')
          .findOne();
        await expect(found).rejects.toThrow(/not authorized/);
      }
      await own.close();
    }
    const users = Object.entries(processEnv).flatMap(([name, env]) =>
      Object.values(env)
        .filter((url) => !url.startsWith('http'))
        .map((url) => [name, new URL(url).username]),
    );
    expect(users).toHaveLength(8 + 9 + 4);
    for (const [name, user] of users) expect(user).toBe(name);
  });

  it('work for shell commands', async () => {
    expect(await shell('backup', join(dataDir, 'all.backup'))).toMatch(
      /all\.backup has \d+ documents and \d+ files/,
    );
    expect(await shell('export-person', 'nobody@example.org')).toContain('"email": "nobody@example.org"');
    expect(await shell('reindex')).toContain('The new search index has');
    const operator = await connect(busLogin(record().env['NATS_URL'] ?? ''));
    await operator.close();
  });
});

describe('the processes of a single-machine setup', () => {
  it('get only the secrets that they read', async () => {
    const { processes } = record();
    expect(processes.length).toBeGreaterThanOrEqual(13);
    for (const { name, pid } of processes) {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
      const held = Object.keys(SECRETS).filter((secret) => environment.includes(secretOf(secret)));
      const own = Object.entries(SECRETS).filter(([, reader]) => reader === name);
      expect([name, held]).toEqual([name, own.map(([secret]) => secret)]);
      const passwords = [...environment.matchAll(/[a-z]+:\/\/([a-z-]+):[0-9a-f]{64}@/g)].map(
        ([, user]) => user,
      );
      for (const user of passwords) expect(user).toBe(name);
      expect(environment.includes('MEILI_MASTER_KEY')).toBe(name === 'meili');
      expect(environment.includes('MEILI_KEY')).toBe(name === 'search');
    }
  });
});
