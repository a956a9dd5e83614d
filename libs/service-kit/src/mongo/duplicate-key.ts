const DUPLICATE_KEY = 11_000;

/** Whether a unique index refused a write; with a field's name, whether one that has this field did. */
export const isDuplicateKey = (error: unknown, field?: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === DUPLICATE_KEY &&
  (field === undefined || ('keyPattern' in error && Object.hasOwn(Object(error.keyPattern), field)));

/** Writes; false if a unique index has the key already. */
export async function wasFirst(write: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
