import { setTimeout as delay } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import { getImportRun, type ImportRun } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { ProgressLine } from '../commands/progress-line.js';

const ASK_EVERY_MS = 300;
/** How long the service may be unavailable; it is restarted within seconds. */
const AWAY_LIMIT_MS = 120_000;
const PASSING = ['unavailable', 'timeout', 'internal'];

/** Shows a run's progress until it ends, however often the service restarts in the meantime. */
export async function followRun(bus: MessageBus, runId: string): Promise<ImportRun> {
  const progress = new ProgressLine();
  for (let lastHeard = Date.now(); ; await delay(ASK_EVERY_MS)) {
    try {
      const run = await bus.request(getImportRun, { runId });
      lastHeard = Date.now();
      if (run.finishedAt !== null) {
        progress.end();
        return run;
      }
      progress.show(run.processed, run.total ?? undefined, progressText(run));
    } catch (fault) {
      const passing = fault instanceof GewerkError && PASSING.includes(fault.code);
      if (!passing || Date.now() - lastHeard > AWAY_LIMIT_MS) throw fault;
    }
  }
}

function progressText({ processed, total }: ImportRun): string {
  return `${processed}${total === null ? '' : ` of ${total}`} rows`;
}
