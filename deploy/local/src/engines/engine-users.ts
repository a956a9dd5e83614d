import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  codeOf,
  ENGINE_NAMES,
  ENGINE_URL_VARIABLES,
  type EngineName,
  type EngineUser,
  makePrivateFolder,
  urlOfUser,
  writePrivateFile,
} from '@gewerk/engines';
import { BUS_USERS, busPermissions } from '@gewerk/messaging';
import { OPERATOR, PROCESS_KINDS } from '../processes/processes.js';
import { REDIS_USERS, redisRights } from './redis-rights.js';

const SECRET_BYTES = 32;

/** Users of the backing servers that a single-machine setup runs, and MongoDB's key file. */
export interface EngineAccess {
  usersOf: Partial<Record<EngineName, readonly EngineUser[]>>;
  /** Content of MongoDB's key file. */
  mongoKey: string;
}

/**
 * One user for each process and server, with the rights that the process needs, and an operator for each
 * server. Passwords are derived from one secret, which the first start creates in DATA_DIR; a new secret
 * results in new passwords.
 * @param databasePrefix the prefix of every database's name
 */
export async function readEngineAccess(dataDir: string, databasePrefix: string): Promise<EngineAccess> {
  const secret = await readSecret(dataDir);
  const derived = (engine: string, use: string): string =>
    createHmac('sha256', secret).update(`${engine}/${use}`).digest('hex');
  const userOf = (engine: EngineName, name: string, rights: readonly string[]): EngineUser => ({
    name,
    password: derived(engine, name),
    rights,
  });
  return {
    mongoKey: derived('mongo', 'key file'),
    usersOf: {
      mongo: [
        userOf('mongo', OPERATOR, [
          'readWriteAnyDatabase@admin',
          'dbAdminAnyDatabase@admin',
          'clusterMonitor@admin',
          // Needed for backups: the operator sets how long MongoDB keeps each moment readable.
          'hostManager@admin',
        ]),
        ...PROCESS_KINDS.filter(({ reads }) => reads.includes('MONGO_URL')).map(({ name }) =>
          userOf('mongo', name, [`readWrite@${databasePrefix}${databaseOf(name)}`]),
        ),
      ],
      nats: BUS_USERS.map((user) => userOf('nats', user, busPermissions(user))),
      redis: REDIS_USERS.map((user) => userOf('redis', user, redisRights(user))),
    },
  };
}

/** The variables with which a user reaches the servers; a server without users is given by its address only. */
export function addressesOf(
  user: string,
  urls: Readonly<Record<EngineName, string>>,
  usersOf: EngineAccess['usersOf'],
): Record<string, string> {
  const addresses = ENGINE_NAMES.flatMap((name) => {
    const users = usersOf[name];
    if (!users) return [[ENGINE_URL_VARIABLES[name], urls[name]]];
    const found = users.find((one) => one.name === user);
    return found ? [[ENGINE_URL_VARIABLES[name], urlOfUser(urls[name], found)]] : [];
  });
  return Object.fromEntries(addresses) as Record<string, string>;
}

/** The database of a service, without the system's prefix. */
const databaseOf = (service: string): string => `gewerk_${service.replaceAll('-', '_')}`;

async function readSecret(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'credentials');
  const path = join(folder, 'engines.secret');
  await makePrivateFolder(folder);
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret !== '') return secret;
  } catch (fault) {
    if (codeOf(fault) !== 'ENOENT') throw fault;
  }
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  await writePrivateFile(path, `${secret}\n`);
  return secret;
}
