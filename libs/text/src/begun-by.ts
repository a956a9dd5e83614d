/** The entries of a list whose texts begin with this one; the list is sorted by these texts, as is the result. */
export function* begunBy<T>(sorted: readonly T[], start: string, textOf: (entry: T) => string): Generator<T> {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = sorted[middle];
    if (entry !== undefined && textOf(entry) < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sorted.length; at += 1) {
    const entry = sorted[at];
    if (entry === undefined || !textOf(entry).startsWith(start)) return;
    yield entry;
  }
}
