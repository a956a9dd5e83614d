const DUPLICATE_KEY = 11_000;

/** Whether MongoDB refused a write because a unique index has its key already. */
export const isDuplicateKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE_KEY;
