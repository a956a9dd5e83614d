import { type ImportRun, runProgress } from '@gewerk/contracts/bus';
import { EventListener } from '@gewerk/messaging';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

export interface RunWatcher {
  /** Called when a run has progressed. */
  readonly onRun: (run: ImportRun) => void;
  /** Called when events may have been missed: read the state again. */
  readonly onGap: () => void;
  /** Called when this process stops. */
  readonly onEnd: () => void;
}

/** Passes import progress to the watchers in this process. */
@Injectable()
export class RunUpdates implements OnModuleDestroy {
  private readonly watchers = new Set<RunWatcher>();

  constructor(events: EventListener) {
    events.listen(
      [runProgress],
      (_, payload) => {
        const parsed = runProgress.payload.safeParse(payload);
        if (!parsed.success) return;
        for (const watcher of this.watchers) watcher.onRun(parsed.data.run);
      },
      () => {
        for (const watcher of this.watchers) watcher.onGap();
      },
    );
  }

  /** Watches until the returned function is called. */
  watch(watcher: RunWatcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  onModuleDestroy(): void {
    for (const watcher of this.watchers) watcher.onEnd();
    this.watchers.clear();
  }
}
