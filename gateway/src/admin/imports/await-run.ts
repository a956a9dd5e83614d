import { getImportRun, GewerkError, IMPORT, type ImportRun } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { RunHub } from './run-hub.js';

/** How often a run is asked for whose end no event told. */
const ASK_EVERY_MS = 1_000;
/** A run ends by itself at its limit; whoever waits gives it a little longer to say so. */
const GRACE_MS = 60_000;

/** Waits for the end of an import. */
@Injectable()
export class AwaitRun {
  constructor(
    private readonly bus: MessageBus,
    private readonly hub: RunHub,
  ) {}

  /**
   * The run once it has ended, however often its service is away meanwhile; undefined when `signal` aborts, since then
   * nobody waits any more. Fails with `timeout` when the run does not end in its time, `unavailable` when this process stops.
   */
  async ended(runId: string, signal: AbortSignal): Promise<ImportRun | undefined> {
    const giveUpAt = Date.now() + IMPORT.timeout + GRACE_MS;
    while (Date.now() < giveUpAt && !signal.aborted) {
      const run = await this.bus.request(getImportRun, { runId }).catch(passing);
      if (run && run.finishedAt !== null) return run;
      await this.nextSign(runId, signal);
    }
    if (signal.aborted) return undefined;
    throw new GewerkError('timeout', 'The import did not end in its time. Its run tells how far it is.');
  }

  /** Resolves when the run is told to have ended, or after a second. */
  private async nextSign(runId: string, signal: AbortSignal): Promise<void> {
    let stop = (): void => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, ASK_EVERY_MS);
        const onAbort = () => resolve();
        signal.addEventListener('abort', onAbort, { once: true });
        const unwatch = this.hub.watch({
          onRun: (run) => run.id === runId && run.finishedAt !== null && resolve(),
          onGap: () => undefined,
          onEnd: () => reject(stopping()),
        });
        stop = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
          unwatch();
        };
      });
    } finally {
      stop();
    }
  }
}

const stopping = () =>
  new GewerkError('unavailable', 'This server stops; the import goes on. Its run tells how far it is.');

/** A service that is away for a moment does not end the wait; a run that is not there does. */
function passing(error: unknown): undefined {
  if (error instanceof GewerkError && error.code !== 'run-not-found') return undefined;
  throw error;
}
