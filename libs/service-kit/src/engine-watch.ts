import { Injectable } from '@nestjs/common';

/** Knows which engine the process has lost, from its driver's own signs, at the moment it is lost. */
@Injectable()
export class EngineWatch {
  private readonly lost = new Map<string, number>();
  private readonly watchers = new Set<() => void>();

  /** To be told at each change; telling the same again is harmless. */
  report(engine: string, isThere: boolean): void {
    if (isThere !== this.lost.has(engine)) return;
    if (isThere) this.lost.delete(engine);
    else this.lost.set(engine, Date.now());
    for (const tell of this.watchers) tell();
  }

  /** Engines that are away, with the instant (ms since the epoch) at which each was lost. */
  get away(): ReadonlyMap<string, number> {
    return this.lost;
  }

  /** Calls at each change. Answers what ends that. */
  onChange(tell: () => void): () => void {
    this.watchers.add(tell);
    return () => void this.watchers.delete(tell);
  }
}
