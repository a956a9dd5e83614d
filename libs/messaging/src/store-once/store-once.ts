import { hash } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import { isDuplicateKey } from '@gewerk/service-kit';

/** A record that came by a form: found again by its key, told from others by its digest. */
export interface DeliveredRecord {
  id: string;
  digest: string;
}

/** Digest of what was sent, so that one key is not taken for two different records. */
export const digestOf = (content: unknown): string => hash('sha256', JSON.stringify(content), 'base64url');

/**
 * Stores what was sent once: the first call inserts, every other one with the same key answers the same id. The
 * database's unique indexes on key and form token decide between callers at the same moment.
 *
 * Fails with `conflict` where the key stands for something else, or its form token was used for another record.
 */
export async function storeOnce(
  digest: string,
  find: () => Promise<DeliveredRecord | null>,
  insert: () => Promise<string>,
): Promise<{ id: string; isNew: boolean }> {
  const before = await find();
  if (before) return { id: sameAs(before, digest), isNew: false };
  try {
    return { id: await insert(), isNew: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const winner = await find();
    if (winner) return { id: sameAs(winner, digest), isNew: false };
    throw usedToken();
  }
}

function sameAs(stored: DeliveredRecord, digest: string): string {
  if (stored.digest === digest) return stored.id;
  throw new GewerkError('conflict', 'This Idempotency-Key was used for other content; send a new one.');
}

function usedToken(): GewerkError {
  const fault = { field: 'form_token', message: 'was used before: open the form anew' };
  return new GewerkError('conflict', `${fault.field}: ${fault.message}`, [fault]);
}
