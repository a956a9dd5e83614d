import { Injectable } from '@nestjs/common';

/** Tracks which engines are unavailable, from the events of their drivers. */
@Injectable()
export class EngineWatch {
  private readonly lost = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** Call at each change; repeats are harmless. */
  report(engine: string, isThere: boolean): void {
    if (isThere !== this.lost.has(engine)) return;
    if (isThere) this.lost.delete(engine);
    else this.lost.set(engine, Date.now());
    for (const listener of this.listeners) listener();
  }

  /** Unavailable engines, with the time of loss (ms since the epoch). */
  get away(): ReadonlyMap<string, number> {
    return this.lost;
  }

  /** Returns a function that stops watching. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
