const DUPLICATE_KEY = 11_000;

/** Whether MongoDB refused a write because a unique index has its key already. */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE_KEY;

/** Writes what only one may write; false where a unique index says that another was quicker. */
export async function wasFirst(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
