import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ENGINES,
  type EngineUser,
  freePort,
  ManagedProcess,
  type Reaper,
  resolveBinary,
  startReaper,
  tcpTalk,
} from '@gewerk/engines';
import { OPERATOR, PROCESS_KINDS } from '../processes/processes.js';
import { type EngineAccess, readEngineAccess } from './engine-users.js';

/** A key of each process that stores something in Valkey. */
const KEYS: Readonly<Record<string, string>> = {
  gateway: 'gewerk:session:x',
  'import-export': '{gewerk}:imports:wait',
  inbox: '{gewerk}:mails:wait',
  'url-validation': '{gewerk}:validations:wait',
};

let folder: string;
let access: EngineAccess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-access-'));
  access = await readEngineAccess(folder, 'second_');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the users of Valkey', () => {
  let reaper: Reaper;
  let server: ManagedProcess;
  let port: number;
  let users: readonly EngineUser[];

  beforeAll(async () => {
    users = access.usersOf.redis ?? [];
    reaper = startReaper();
    port = await freePort();
    const { path } = await resolveBinary('redis');
    const how = { binary: path, dataDir: join(folder, 'redis'), port, memoryMb: 64, users };
    const log = { write: () => undefined };
    server = new ManagedProcess(await ENGINES.redis(how), { reaper, log });
    if (!(await server.becomesReady())) throw new Error('Valkey does not start');
  });
  afterAll(async () => {
    await server.stop();
    reaper.release();
  });

  /** Valkey's answer to a user's command. */
  async function asked(name: string, command: string): Promise<string> {
    const { password } = users.find((user) => user.name === name) ?? {};
    const heard = await tcpTalk(port, `AUTH ${name} ${password}\r\n${command}\r\n`);
    return heard.split('\r\n')[1] ?? heard;
  }

  it('are the processes that store data there, and the operator', () => {
    expect(users.map(({ name }) => name).sort()).toEqual([OPERATOR, ...Object.keys(KEYS)].sort());
  });

  it.each(Object.entries(KEYS))(
    'let %s access its own keys and channels, and no others',
    async (name, own) => {
      expect(await asked(name, `SET ${own} 1`)).toBe('+OK');
      expect(await asked(name, `PUBLISH ${own} 1`)).toBe(':0');
      for (const other of [
        ...Object.values(KEYS).filter((key) => key !== own),
        'bare',
        'gewerk',
        '{gewerk}:x',
      ]) {
        for (const command of [`GET ${other}`, `SET ${other} 1`, `DEL ${other}`, `PUBLISH ${other} 1`])
          expect([command, await asked(name, command)]).toEqual([command, expect.stringMatching(/^-NOPERM/)]);
      }
    },
  );

  it.each(Object.keys(KEYS))('let %s neither list, empty nor administer it', async (name) => {
    const commands = [
      'KEYS *',
      'FLUSHALL',
      'FLUSHDB',
      'CONFIG GET dir',
      'ACL LIST',

      'SHUTDOWN',
    ];
    for (const command of [...commands, 'SAVE', 'REPLICAOF NO ONE', 'CLIENT LIST', 'MONITOR'])
      expect([command, await asked(name, command)]).toEqual([command, expect.stringMatching(/^-NOPERM/)]);
  });
});

it('each process has its own database in MongoDB, and the gateway none', () => {
  const rights = (access.usersOf.mongo ?? []).map(({ name, rights }) => [name, rights]);
  const services = PROCESS_KINDS.filter(({ isPublic }) => !isPublic).map(({ name }) => name);
  expect(rights.filter(([name]) => name !== OPERATOR)).toEqual(
    services.map((name) => [name, [`readWrite@second_gewerk_${name.replaceAll('-', '_')}`]]),
  );
});

it('no two users of any engine share a password', () => {
  const passwords = Object.values(access.usersOf).flatMap((users) => users.map(({ password }) => password));
  expect(passwords.length).toBe(9 + 10 + 5);
  expect(new Set([...passwords, access.mongoKey]).size).toBe(passwords.length + 1);
});
