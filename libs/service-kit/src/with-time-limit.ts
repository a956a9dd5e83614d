/** Settles like `work`, or rejects with `late()` after `milliseconds`; a later failure of `work` is ignored. */
export async function withTimeLimit<T>(
  work: Promise<T>,
  milliseconds: number,
  late = () => new Error(`no answer within ${milliseconds} ms`),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves with `work` or after `milliseconds`; rejects if `work` rejects before that. */
export async function endWithin(work: Promise<unknown>, milliseconds: number): Promise<void> {
  await withTimeLimit(work, milliseconds, () => new TooLate()).catch((error: unknown) => {
    if (!(error instanceof TooLate)) throw error;
  });
}

class TooLate extends Error {}
