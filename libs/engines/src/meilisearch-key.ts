import { createHash, createHmac } from 'node:crypto';
import { EngineError, messageOf } from './engine-error.js';

const TIMEOUT_MS = 10_000;
const CONFLICT = 409;

/** What a key of Meilisearch permits: these actions on these indexes. */
export interface KeyRights {
  name: string;
  indexes: readonly string[];
  actions: readonly string[];
}

/**
 * The key with exactly these rights, created if it does not exist. Meilisearch derives it from the master key and
 * a uid, here a hash of the rights: the key stays the same until the rights change.
 * @throws EngineError if Meilisearch refuses it or does not answer
 */
export async function makeMeilisearchKey(url: string, masterKey: string, rights: KeyRights): Promise<string> {
  const uid = uidOf(rights);
  const made = await ask('POST', `${url}/keys`, masterKey, { ...rights, uid, expiresAt: null });
  if (made.status !== CONFLICT) return keyIn(made);
  return keyIn(await ask('GET', `${url}/keys/${uid}`, masterKey));
}

/** The key that {@link makeMeilisearchKey} creates, computed as Meilisearch does, without asking it. */
export const meilisearchKeyOf = (masterKey: string, rights: KeyRights): string =>
  createHmac('sha256', masterKey).update(uidOf(rights)).digest('hex');

/** In the form of a UUID of version 8, which is reserved for custom formats such as hashes. */
function uidOf({ name, indexes, actions }: KeyRights): string {
  const hash = createHash('sha256').update(JSON.stringify([name, indexes, actions]));
  return hash.digest('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

async function ask(method: string, url: string, masterKey: string, body?: object): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: { authorization: `Bearer ${masterKey}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (fault) {
    throw new EngineError(`Meilisearch does not answer at ${new URL(url).origin}: ${messageOf(fault)}`);
  }
}

async function keyIn(answer: Response): Promise<string> {
  const { key, message } = (await answer.json()) as { key?: string; message?: string };
  if (answer.ok && key) return key;
  throw new EngineError(
    `Meilisearch did not create a key (${answer.status}): ${message ?? 'no reason given'}`,
  );
}
