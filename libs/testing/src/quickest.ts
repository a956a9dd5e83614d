const MOST_ATTEMPTS = 4;

/**
 * For code with a time limit: a loaded machine delays some attempts, slow code delays all. Stops after the
 * first attempt that is quick enough.
 * @param limitMs the time limit
 * @param attempt receives its number, from 1, and returns how long it took, in ms
 * @returns the time of the quickest attempt in ms
 */
export async function quickest(
  limitMs: number,
  attempt: (number: number) => Promise<number>,
): Promise<number> {
  let best = Infinity;
  for (let number = 1; number <= MOST_ATTEMPTS && best >= limitMs; number += 1)
    best = Math.min(best, await attempt(number));
  return best;
}
