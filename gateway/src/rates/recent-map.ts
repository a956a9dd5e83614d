/**
 * Remembers at least the `most` keys that were used last, and at most twice as many. It is used by every
 * request: keeping keys in exact order, as an LRU cache does at each access, would take a few microseconds of
 * each cached page.
 */
export class RecentMap<Value extends NonNullable<unknown>> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const known = this.young.get(key);
    if (known !== undefined) return known;
    const kept = this.old.get(key);
    if (kept !== undefined) this.set(key, kept);
    return kept;
  }

  set(key: string, value: Value): void {
    if (this.young.size >= this.most && !this.young.has(key)) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
  }

  /** The value of a key, created if missing. */
  memo(key: string, make: (key: string) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    this.set(key, made);
    return made;
  }
}
