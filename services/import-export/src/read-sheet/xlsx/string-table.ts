const INITIAL_BYTES = 1024 * 1024;
const INITIAL_COUNT = 16_384;

/**
 * The shared strings of a workbook. A 20 MB file can have two million of them. Stored as bytes outside the
 * heap, they take a third of the memory of JavaScript strings; each is decoded when a cell needs it.
 */
export class StringTable {
  private bytes = Buffer.allocUnsafeSlow(INITIAL_BYTES);
  private ends = new Uint32Array(INITIAL_COUNT);
  private count = 0;
  private used = 0;

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.used + length > this.bytes.length) this.growBytes(this.used + length);
    if (this.count === this.ends.length) this.growEnds();
    this.bytes.write(text, this.used, 'utf8');
    this.used += length;
    this.ends[this.count] = this.used;
    this.count += 1;
  }

  /** Null if the workbook has no such string. */
  get(index: number): string | null {
    if (!(Number.isInteger(index) && index >= 0 && index < this.count)) return null;
    const start = index === 0 ? 0 : (this.ends[index - 1] ?? 0);
    return this.bytes.toString('utf8', start, this.ends[index]);
  }

  private growBytes(needed: number): void {
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, Math.ceil(this.bytes.length * 1.5)));
    this.bytes.copy(grown, 0, 0, this.used);
    this.bytes = grown;
  }

  private growEnds(): void {
    const grown = new Uint32Array(this.ends.length * 2);
    grown.set(this.ends);
    this.ends = grown;
  }
}
