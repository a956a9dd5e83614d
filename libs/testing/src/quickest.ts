const MOST_ATTEMPTS = 4;

/**
 * For what has a time to keep: a loaded machine delays some attempts, slow code delays all. Attempts end with the first
 * that is quick enough.
 * @param limitMs the time to keep
 * @param attempt is given its number, from 1, and answers how long it took in ms
 * @returns the time of the quickest in ms
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
