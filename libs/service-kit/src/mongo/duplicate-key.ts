const DUPLICATE_KEY = 11_000;

/** Whether a unique index refused a write; with `field`, whether it was an index that contains this field. */
export const isDuplicateKey = (error: unknown, field?: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === DUPLICATE_KEY &&
  (field === undefined || ('keyPattern' in error && Object.hasOwn(Object(error.keyPattern), field)));

/** Performs a write; false if a unique index already contains its key. */
export async function wasFirst(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
