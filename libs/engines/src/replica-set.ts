import { type Document, MongoClient, MongoServerError } from 'mongodb';
import type { EngineUser } from './engine-settings.js';
import { ensureMongoUsers, urlOfServer } from './mongo-users.js';

export const REPLICA_SET = 'gewerk';

/** What is needed to start a member that has users. */
export interface MemberAccess {
  /** Content of its key file. */
  key: string;
  users: readonly EngineUser[];
}

const NOT_YET_INITIALIZED = 94;

/**
 * Makes the mongod at this address the primary of its replica set of one: creates the set on the first start,
 * and updates the member's address if it has changed. Afterwards its users are those of `access`.
 * @param host name and port, as the member and its clients reach it
 * @returns whether it is the primary now, with its users; repeat the call until it is
 */
export async function becomePrimary(host: string, access?: MemberAccess): Promise<boolean> {
  const url = `mongodb://${host}/?directConnection=true`;
  const client = new MongoClient(access ? urlOfServer(url, access.key) : url, {
    serverSelectionTimeoutMS: 2_000,
    connectTimeoutMS: 2_000,
  });
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (hello['isWritablePrimary'] === true && hello['me'] === host) {
      if (access) await ensureMongoUsers(client, access.users);
      return true;
    }
    const config = await currentConfig(client);
    if (config === undefined) {
      await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } });
    } else if (config['members']?.[0]?.host !== host) {
      const moved = { ...config, version: Number(config['version']) + 1, members: [{ _id: 0, host }] };
      await admin.command({ replSetReconfig: moved, force: true });
    }
    return false;
  } catch (fault) {
    if (fault instanceof MongoServerError || isConnectionTrouble(fault)) return false;
    throw fault;
  } finally {
    await client.close();
  }
}

async function currentConfig(client: MongoClient): Promise<Document | undefined> {
  try {
    const answer = await client.db('admin').command({ replSetGetConfig: 1 });
    return answer['config'] as Document;
  } catch (fault) {
    if (fault instanceof MongoServerError && fault.code === NOT_YET_INITIALIZED) return undefined;
    throw fault;
  }
}

/** Whether mongod has not started yet, or is closing its connections while its role changes. */
function isConnectionTrouble(fault: unknown): boolean {
  return (
    fault instanceof Error && /^Mongo(Network|ServerSelection|NotConnected|PoolCleared)/.test(fault.name)
  );
}
