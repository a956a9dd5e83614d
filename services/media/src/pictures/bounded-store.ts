/** Things by key within a number of bytes; what was longest unused goes first. */
export class BoundedStore<V> {
  private readonly entries = new Map<string, { value: V; bytes: number }>();
  private bytes = 0;

  /** `onEvict` is told of each entry that made room. */
  constructor(
    private readonly maxBytes: number,
    private readonly onEvict: (key: string) => void = () => undefined,
  ) {}

  /** The value, which counts as used now. */
  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value of so many bytes; one that is larger than all the room is not kept. */
  set(key: string, value: V, bytes: number): void {
    this.delete(key);
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const [oldest] of this.entries) {
      if (this.bytes <= this.maxBytes) break;
      this.delete(oldest);
      this.onEvict(oldest);
    }
  }

  delete(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }

  /** The keys as they are now; entries may be deleted while going through. */
  keys(): string[] {
    return [...this.entries.keys()];
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }
}
