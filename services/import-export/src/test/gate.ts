import { waitUntil } from '@gewerk/testing';

/** Holds callers until it is opened. */
export class Gate {
  private arrived = 0;
  private release: () => void = () => undefined;
  private readonly opened = new Promise<void>((resolve) => (this.release = resolve));

  pass(): Promise<void> {
    this.arrived += 1;
    return this.opened;
  }

  open(): void {
    this.release();
  }

  /** Resolves when `count` callers are waiting here. */
  async reached(count = 1): Promise<void> {
    const inTime = await waitUntil(() => Promise.resolve(this.arrived >= count), { timeoutMs: 30_000 });
    if (!inTime) throw new Error(`${this.arrived} instead of ${count} came to the gate within 30 s.`);
  }
}
