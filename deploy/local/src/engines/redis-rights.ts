import { OPERATOR } from '../processes/processes.js';

/** What a process stores in Valkey: the queues of Bull (`{gewerk}:QUEUE:…`), or the gateway's own keys. */
const KEYS: Readonly<Record<string, string>> = {
  gateway: 'gewerk:*',
  'import-export': '{gewerk}:imports:*',
  inbox: '{gewerk}:mails:*',
  'url-validation': '{gewerk}:validations:*',
};

/** Users of Valkey: the processes that store something there, and the operator. */
export const REDIS_USERS: readonly string[] = [OPERATOR, ...Object.keys(KEYS)];

/**
 * The rules of a user in an ACL file: a process has access to its own keys and channels, without commands
 * that shut down or clear the server.
 */
export function redisRights(user: string): string[] {
  if (user === OPERATOR) return ['~*', '&*', '+@all'];
  const keys = KEYS[user];
  if (!keys) throw new TypeError(`${user} keeps nothing in Valkey`);
  // Clients call INFO to check whether the server has loaded its data.
  return [`~${keys}`, `&${keys}`, '+@all', '-@admin', '-@dangerous', '+info'];
}
