import { hash } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import { isDuplicateKey } from '@gewerk/service-kit';

/** A submitted record: found by its key, compared by its digest. */
export interface DeliveredRecord {
  id: string;
  digest: string;
}

export const digestOf = (content: unknown): string => hash('sha256', JSON.stringify(content), 'base64url');

/**
 * Stores a record of `content` once, with its digest: later calls with the same key get the same id. Unique
 * indexes on key and form token decide between concurrent calls. Fails with `conflict` if key or form token
 * belongs to another record.
 */
export async function storeOnce(
  content: unknown,
  find: () => Promise<DeliveredRecord | null>,
  insert: (digest: string) => Promise<string>,
): Promise<{ id: string; isNew: boolean }> {
  const digest = digestOf(content);
  const before = await find();
  if (before) return { id: sameAs(before, digest), isNew: false };
  try {
    return { id: await insert(digest), isNew: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const winner = await find();
    if (winner) return { id: sameAs(winner, digest), isNew: false };
    throw usedToken();
  }
}

function sameAs(stored: DeliveredRecord, digest: string): string {
  if (stored.digest === digest) return stored.id;
  throw new GewerkError('conflict', 'This Idempotency-Key was used for different content; send a new one.');
}

function usedToken(): GewerkError {
  const fault = { field: 'form_token', message: 'was already used; open the form again' };
  return new GewerkError('conflict', `${fault.field}: ${fault.message}`, [fault]);
}
