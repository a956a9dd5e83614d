import { chmod } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type EngineUser, messageOf, valkeyUsers, writePrivateFile } from '@gewerk/engines';
import { REDIS_USERS, redisRights } from '../engines/redis-rights.js';
import { StartError } from '../start-error.js';

/**
 * Valkey's container runs as a different user from the job that writes the file; the file contains hashes of
 * long random passwords.
 */
const READABLE = 0o644;

/**
 * `node redis-users.js FILE`: writes Valkey's users, with the passwords from the variables REDIS_PASSWORD_…,
 * for `--aclfile`.
 */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartError('usage: node redis-users.js FILE');
  const path = resolve(process.env['GEWERK_INVOKED_FROM'] ?? process.cwd(), file);
  await writePrivateFile(path, valkeyUsers(REDIS_USERS.map(userOf)));
  await chmod(path, READABLE);
}

function userOf(name: string): EngineUser {
  const variable = `REDIS_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`;
  const password = process.env[variable];
  if (!password) throw new StartError(`${variable} must be set`);
  return { name, password, rights: redisRights(name) };
}

main().catch((fault: unknown) => {
  console.error(fault instanceof StartError ? messageOf(fault) : fault);
  process.exitCode = 1;
});
