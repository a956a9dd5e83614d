import type { ParseFault } from '@gewerk/opening-hours';
import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** The faults of a run are logged once no new ones have occurred for this long. */
const SILENCE_MS = 10_000;
const MAX_RUNS = 100;
const MAX_EXAMPLES = 3;

interface RunFaults {
  /** Number of businesses by fault code. */
  counts: Record<string, number>;
  examples: string[];
  timer: NodeJS.Timeout;
}

/** Logs opening hours that could not be read, summed up for each run rather than row by row. */
@Injectable()
export class HoursFaultLog implements OnApplicationShutdown {
  private readonly runs = new Map<string, RunFaults>();

  add(runId: string, faults: readonly ParseFault[]): void {
    if (faults.length === 0) return;
    const run = this.runs.get(runId) ?? this.open(runId);
    for (const { code, detail } of faults) {
      run.counts[code] = (run.counts[code] ?? 0) + 1;
      if (run.examples.length < MAX_EXAMPLES) run.examples.push(detail);
    }
    run.timer.refresh();
  }

  onApplicationShutdown(): void {
    for (const runId of [...this.runs.keys()]) this.report(runId);
  }

  private open(runId: string): RunFaults {
    const [oldest] = this.runs.keys();
    if (oldest !== undefined && this.runs.size >= MAX_RUNS) this.report(oldest);
    const timer = setTimeout(() => this.report(runId), SILENCE_MS);
    timer.unref();
    const run: RunFaults = { counts: {}, examples: [], timer };
    this.runs.set(runId, run);
    return run;
  }

  private report(runId: string): void {
    const run = this.runs.get(runId);
    if (!run) return;
    clearTimeout(run.timer);
    this.runs.delete(runId);
    const { counts, examples } = run;
    logger.warn({ runId, counts, examples }, 'Opening hours could not be read and were omitted');
  }
}
