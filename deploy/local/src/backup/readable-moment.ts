import { type MongoClient, MongoServerError } from 'mongodb';

const WINDOW = 'minSnapshotHistoryWindowInSeconds';
/** Longer than any backup takes. */
const LONG_SECONDS = 86_400;
/** MongoDB's default. */
const USUAL_SECONDS = 300;
const UNAUTHORIZED = 13;
const SNAPSHOT_TOO_OLD = 239;

/**
 * Makes MongoDB keep every moment from now on readable for a day instead of its default of five minutes.
 * Returns a function that restores the setting. If the user may not change the setting, the backup uses the
 * existing one.
 */
export async function keepMoment(client: MongoClient): Promise<() => Promise<void>> {
  const admin = client.db('admin');
  try {
    const { was } = (await admin.command({ setParameter: 1, [WINDOW]: LONG_SECONDS })) as { was: number };
    // A backup that was killed has left its own value behind.
    const before = was === LONG_SECONDS ? USUAL_SECONDS : was;
    return async () => void (await admin.command({ setParameter: 1, [WINDOW]: before }));
  } catch (error) {
    if (error instanceof MongoServerError && error.code === UNAUTHORIZED) return () => Promise.resolve();
    throw error;
  }
}

/** The error of a failed read, with advice if the snapshot was no longer available. */
export function explained(fault: unknown): unknown {
  if (!(fault instanceof MongoServerError) || fault.code !== SNAPSHOT_TOO_OLD) return fault;
  return new Error(
    `MongoDB did not keep the snapshot that this backup reads until the backup had ended: set ${WINDOW} to more seconds, as a user with the role hostManager`,
    { cause: fault },
  );
}
