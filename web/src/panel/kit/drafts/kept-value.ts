import { type Place, type SealedText, sealedText } from './sealed-storage.js';

/** A value that the browser stores for the panel, encrypted with the session's key; `none` is not stored. */
export class KeptValue<Value extends object> {
  private stored: SealedText | undefined;
  private openedWith: string | undefined;
  private current: Value;

  constructor(
    private readonly place: Place,
    private readonly name: string,
    private readonly none: Value,
    private readonly isValid: (value: unknown) => value is Value,
  ) {
    this.current = none;
  }

  /** The value, which is `none` before {@link open} has been called. */
  get value(): Value {
    return this.current;
  }

  /**
   * Reads the stored value for the key's account.
   * @param key the session's `draftKey`
   */
  async open(key: string | undefined): Promise<void> {
    if (this.stored && this.openedWith === key) return;
    this.openedWith = key;
    const opening = await sealedText(this.place, this.name, key);
    const kept = read(await opening.read());
    this.current = this.isValid(kept) ? kept : this.none;
    this.stored = opening;
  }

  set(value: Value): void {
    this.current = value;
    const text = JSON.stringify(value);
    this.stored?.write(text === JSON.stringify(this.none) ? null : text);
  }
}

function read(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
