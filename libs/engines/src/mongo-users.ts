import { createHash } from 'node:crypto';
import type { MongoClient } from 'mongodb';
import type { EngineUser } from './engine-settings.js';

/** An address that logs in as the server itself, with the content of its key file. */
export function urlOfServer(url: string, keyFileContent: string): string {
  const address = new URL(url);
  address.username = '__system';
  address.password = keyFileContent;
  address.searchParams.set('authSource', 'local');
  address.searchParams.set('authMechanism', 'SCRAM-SHA-256');
  return address.href;
}

/**
 * Creates the users in the database `admin`, updates those whose password or rights have changed, and drops
 * those that an earlier call created and that are no longer named. Users created in any other way stay.
 * @param client logged in as the server
 */
export async function ensureMongoUsers(client: MongoClient, users: readonly EngineUser[]): Promise<void> {
  const admin = client.db('admin');
  const { users: found } = (await admin.command({ usersInfo: 1 })) as {
    users: { user: string; customData?: { digest?: string } }[];
  };
  const named = new Set(users.map(({ name }) => name));
  for (const { user, customData } of found)
    if (customData?.digest !== undefined && !named.has(user)) await admin.command({ dropUser: user });
  for (const user of users) {
    const digest = digestOf(user);
    const present = found.find(({ user: name }) => name === user.name);
    if (present?.customData?.digest === digest) continue;
    await admin.command({
      [present ? 'updateUser' : 'createUser']: user.name,
      pwd: user.password,
      roles: user.rights.map(roleOf),
      mechanisms: ['SCRAM-SHA-256'],
      customData: { digest },
    });
  }
}

/** Records what a user was created from, since the server stores no password that could be compared. */
function digestOf({ password, rights }: EngineUser): string {
  return createHash('sha256')
    .update(JSON.stringify([password, rights]))
    .digest('hex');
}

function roleOf(right: string): { role: string; db: string } {
  const [role = '', db = ''] = right.split('@');
  return { role, db };
}
