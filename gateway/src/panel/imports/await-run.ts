import { GewerkError } from '@gewerk/contracts';
import { getImportRun, type ImportRun } from '@gewerk/contracts/bus';
import { longestImport } from '@gewerk/contracts/limits';
import { MessageBus } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { RunUpdates } from './run-updates.js';

/** Polling interval in case the end event was missed. */
const ASK_EVERY_MS = 1_000;
/** A run stops itself at its limit; wait a little longer for the event. */
const GRACE_MS = 60_000;

@Injectable()
export class AwaitRun {
  constructor(
    private readonly bus: MessageBus,
    private readonly updates: RunUpdates,
  ) {}

  /**
   * The finished run; undefined if `signal` aborts. Fails with `timeout`, or with `unavailable` if this process
   * stops.
   */
  async ended(runId: string, files: number, signal: AbortSignal): Promise<ImportRun | undefined> {
    const giveUpAt = Date.now() + longestImport(files) + GRACE_MS;
    while (Date.now() < giveUpAt && !signal.aborted) {
      const run = await this.bus.request(getImportRun, { runId }).catch(passing);
      if (run && run.finishedAt !== null) return run;
      await this.nextSign(runId, signal);
    }
    if (signal.aborted) return undefined;
    throw new GewerkError('timeout', 'The import timed out; see the run for progress.');
  }

  /** Resolves at the run's end event or after a second. */
  private async nextSign(runId: string, signal: AbortSignal): Promise<void> {
    let stop = (): void => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, ASK_EVERY_MS);
        const onAbort = () => resolve();
        signal.addEventListener('abort', onAbort, { once: true });
        const unwatch = this.updates.watch({
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
  new GewerkError('unavailable', 'This server is stopping; the import continues. See the run for progress.');

/** Keeps waiting while the service is unavailable; fails if the run does not exist. */
function passing(error: unknown): undefined {
  if (error instanceof GewerkError && error.code !== 'run-not-found') return undefined;
  throw error;
}
