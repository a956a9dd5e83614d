import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import {
  type EngineName,
  type EngineProcess,
  ENGINES,
  type EngineSettings,
  type EngineUser,
  freePort,
  ManagedProcess,
  type Reaper,
  resolveBinary,
  startReaper,
  tcpTalk,
  urlOfUser,
} from './index.js';

const KEY = 'ab'.repeat(32);
const user = (name: string, password: string, ...rights: string[]): EngineUser => ({
  name,
  password,
  rights,
});

let folder: string;
let reaper: Reaper;
let running: ManagedProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-users-'));
  reaper = startReaper();
});

afterEach(async () => {
  await running?.stop();
  reaper.release();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the engine on the folder, in place of the previous one. */
async function start(
  name: EngineName,
  how: Pick<EngineSettings, 'key' | 'users'> = {},
): Promise<EngineProcess> {
  await running?.stop();
  const { path } = await resolveBinary(name);
  const spec = await ENGINES[name]({
    binary: path,
    dataDir: folder,
    port: await freePort(),
    memoryMb: 128,
    ...how,
  });
  const said: string[] = [];
  running = new ManagedProcess(spec, { reaper, log: { write: (chunk) => void said.push(String(chunk)) } });
  if (!(await running.becomesReady())) throw new Error(`${name} does not start: ${said.join('')}`);
  return spec;
}

const portOf = ({ url }: EngineProcess): number => Number(new URL(url).port);
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

async function withMongo<T>(url: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const insertInto = (database: string) => (client: MongoClient) =>
  client.db(database).collection('rows').insertOne({ n: 1 });

describe('MongoDB with users', () => {
  it('keeps the data of a start without users, and refuses access without a password', async () => {
    const open = await start('mongo');
    await withMongo(open.url, insertInto('shop'));
    const shop = user('shop', 'first', 'readWrite@shop');
    const { url } = await start('mongo', { key: KEY, users: [shop] });
    const rows = (client: MongoClient) => client.db('shop').collection('rows').countDocuments();
    expect(await withMongo(urlOfUser(url, shop), rows)).toBe(1);
    await expect(withMongo(url, rows)).rejects.toThrow(/requires authentication/);
    await expect(withMongo(urlOfUser(url, { name: 'shop', password: 'other' }), rows)).rejects.toThrow(
      /Authentication failed/,
    );
    const create = (client: MongoClient) =>
      client.db('admin').command({ createUser: 'me', pwd: 'x', roles: ['root'] });
    await expect(withMongo(url, create)).rejects.toThrow(/requires authentication/);
    expect(await modeOf(folder)).toBe(0o700);
    expect(await modeOf(join(folder, 'member.key'))).toBe(0o600);
  });

  it('gives a user its new password and rights, limited to its own database', async () => {
    await start('mongo', { key: KEY, users: [user('shop', 'first', 'readWrite@shop')] });
    const shop = user('shop', 'second', 'readWrite@shop2');
    const { url } = await start('mongo', { key: KEY, users: [shop] });
    await withMongo(urlOfUser(url, shop), insertInto('shop2'));
    await expect(withMongo(urlOfUser(url, shop), insertInto('shop'))).rejects.toThrow(/not authorized/);
    await expect(
      withMongo(urlOfUser(url, { name: 'shop', password: 'first' }), insertInto('shop2')),
    ).rejects.toThrow(/Authentication failed/);
  });

  it('drops the user of a process that no longer exists, and keeps users that it did not create', async () => {
    const shop = user('shop', 'first', 'readWrite@shop');
    const gone = user('gone', 'its own', 'readWriteAnyDatabase@admin');
    const admin = user('operator', 'all', 'userAdminAnyDatabase@admin');
    const before = await start('mongo', { key: KEY, users: [shop, gone, admin] });
    const byHand = { name: 'by-hand', password: 'hers' };
    await withMongo(urlOfUser(before.url, admin), (client) =>
      client
        .db('admin')
        .command({ createUser: byHand.name, pwd: byHand.password, roles: ['readWriteAnyDatabase'] }),
    );
    await withMongo(urlOfUser(before.url, gone), insertInto('shop'));
    const { url } = await start('mongo', { key: KEY, users: [shop, admin] });
    await expect(withMongo(urlOfUser(url, gone), insertInto('shop'))).rejects.toThrow(
      /Authentication failed/,
    );
    await withMongo(urlOfUser(url, shop), insertInto('shop'));
    await withMongo(urlOfUser(url, byHand), insertInto('shop'));
  });
});

describe('Valkey with users', () => {
  const shop = user('shop', 'p'.repeat(16), '~shop:*', '&shop:*', '+@all', '-@admin', '-@dangerous');

  it('lets a user access only its own keys, and refuses administrative commands', async () => {
    const port = portOf(await start('redis', { users: [shop] }));
    const as = (command: string): Promise<string> =>
      tcpTalk(port, `AUTH shop ${shop.password}\r\n${command}\r\n`).then(
        (said) => said.split('\r\n')[1] ?? said,
      );
    expect(await as('SET shop:1 x')).toBe('+OK');
    expect(await as('GET other:1')).toMatch(/^-NOPERM/);
    expect(await as('PUBLISH other hello')).toMatch(/^-NOPERM/);
    expect(await as('FLUSHALL')).toMatch(/^-NOPERM/);
    expect(await as('CONFIG GET dir')).toMatch(/^-NOPERM/);
    expect(await modeOf(join(folder, 'users.acl'))).toBe(0o600);
  });

  it('refuses access without a password or with a wrong one', async () => {
    const port = portOf(await start('redis', { users: [shop] }));
    expect(await tcpTalk(port, 'GET shop:1\r\n')).toMatch(/^-NOAUTH/);
    expect(await tcpTalk(port, 'AUTH shop wrong\r\n')).toMatch(/^-WRONGPASS/);
    expect(await tcpTalk(port, 'AUTH default \r\n')).toMatch(/^-(WRONGPASS|ERR)/);
  });
});

describe('NATS with users', () => {
  it('refuses access without a password or with a wrong one', async () => {
    const permissions = ['publish { allow: ["a"] }', 'subscribe { allow: ["b"] }'];
    const port = portOf(await start('nats', { users: [user('shop', 'right', ...permissions)] }));
    const hello = (login: object): Promise<string> =>
      lastWord(port, `CONNECT ${JSON.stringify(login)}\r\nPING\r\n`);
    expect(await hello({ verbose: false })).toContain('Authorization Violation');
    expect(await hello({ verbose: false, user: 'shop', pass: 'wrong' })).toContain('Authorization Violation');
    expect(await hello({ verbose: false, user: 'shop', pass: 'right' })).toContain('PONG');
    expect(await modeOf(join(folder, 'nats.conf'))).toBe(0o600);
  });
});

/** The answer of a NATS server after its greeting. */
async function lastWord(port: number, say: string): Promise<string> {
  const { connect } = await import('node:net');
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let heard = '';
    socket.on('data', (bytes) => {
      if (heard === '') socket.write(say);
      heard += bytes.toString();
      if (/PONG|-ERR/.test(heard)) socket.end();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}
