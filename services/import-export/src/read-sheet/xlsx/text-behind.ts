/** Maximum length of the text that is kept. */
const MOST = 8 * 1024 * 1024;

/** Keeps a worksheet's XML from a mark onwards, such as the start of a list after all rows, without parsing them. */
export class TextBehind {
  private tail = '';
  private kept: string | undefined;

  /** @param mark in ASCII */
  constructor(private readonly mark: string) {}

  add(chunk: Buffer): void {
    const { mark } = this;
    if (this.kept !== undefined) {
      if (this.kept.length < MOST) this.kept += chunk.toString('latin1');
      return;
    }
    const joint = this.tail + chunk.toString('latin1', 0, mark.length);
    if (chunk.includes(mark) || joint.includes(mark)) {
      const text = this.tail + chunk.toString('latin1');
      this.kept = text.slice(text.indexOf(mark));
    } else {
      this.tail = (this.tail + chunk.toString('latin1', Math.max(0, chunk.length - mark.length))).slice(
        -mark.length,
      );
    }
  }

  /** One character per byte; '' if the mark does not occur. */
  text(): string {
    return this.kept ?? '';
  }
}
