import { countWebsites, type WebsiteGrade } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger, RunProgress, RunWorker } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { WebsiteChecker } from '../check-website/website-checker.js';
import { reportName, Reports } from '../report/reports.js';
import { CheckResultsRepository } from '../validation-runs/check-results.repository.js';
import type { ValidationRunRecord } from '../validation-runs/validation-run.schema.js';
import { ValidationRunsRepository } from '../validation-runs/validation-runs.repository.js';
import { checkAll } from './check-all.js';

/** A run ends as failed once it has been taken up so often without reaching its end. */
const MOST_QUEUINGS = 50;

/** Carries a run to its end, from wherever it stands. What fails is tried again from there by the next who finds it. */
@Injectable()
export class RunValidationService extends RunWorker<ValidationRunRecord> {
  constructor(
    private readonly bus: MessageBus,
    private readonly checker: WebsiteChecker,
    private readonly runs: ValidationRunsRepository,
    private readonly results: CheckResultsRepository,
    private readonly reports: Reports,
  ) {
    super();
  }

  protected acquire(id: string, now: Date, leaseUntil: Date): Promise<ValidationRunRecord | null> {
    return this.runs.acquire(id, this.owner, now, leaseUntil);
  }

  protected async carryOut(run: ValidationRunRecord): Promise<void> {
    const end = new AbortController();
    const progress = new RunProgress<WebsiteGrade>({
      what: 'website check',
      runId: run._id,
      counts: await this.results.grades(run._id),
      note: ({ leaseUntil, counts, current, passed }) =>
        this.runs.note(run._id, this.owner, {
          leaseUntil,
          grades: counts,
          currentBusiness: current,
          ...(passed === null ? {} : { after: passed }),
        }),
      onEnd: (reason) => end.abort(reason),
    });
    progress.start();
    try {
      if (run.total === null) await this.count(run);
      const signal = AbortSignal.any([this.ending.signal, end.signal]);
      const tools = { bus: this.bus, checker: this.checker, results: this.results, progress };
      if (!run.stopRequested) await checkAll(run._id, run.after, tools, signal);
      await this.finish(run, run.stopRequested ? 'stopped' : 'completed');
    } catch (error) {
      if (end.signal.reason === 'stopped') await this.finish(run, 'stopped');
      else await this.giveBack(run, error);
    } finally {
      await progress.stop();
    }
  }

  private async count(run: ValidationRunRecord): Promise<void> {
    const { count } = await this.bus.request(countWebsites, {});
    await this.runs.note(run._id, this.owner, { total: count });
  }

  private async finish(run: ValidationRunRecord, state: 'completed' | 'stopped'): Promise<void> {
    await this.reports.write(run._id, 'xlsx');
    const grades = await this.results.grades(run._id);
    const processed = Object.values(grades).reduce((sum, count) => sum + count, 0);
    const stored = await this.runs.find(run._id);
    const total = state === 'completed' ? processed : Math.max(processed, stored?.total ?? 0);
    const reportFile = reportName(run.createdAt, 'xlsx');
    await this.runs.finish(run._id, this.owner, { state, grades, total, reportFile, failure: null });
    logger.info({ runId: run._id, state, ...grades }, 'website check ended');
  }

  /** Interrupted or failed: whoever looks next goes on, unless it came to nothing too often. */
  private async giveBack(run: ValidationRunRecord, error: unknown): Promise<void> {
    const isEnding = this.ending.signal.aborted;
    if (!isEnding) logger.error({ err: error, runId: run._id }, 'The check of websites was interrupted');
    if (isEnding || run.queuings < MOST_QUEUINGS) {
      await this.runs.release(run._id, this.owner, new Date());
      return;
    }
    const failure = error instanceof Error ? error.message : String(error);
    const grades = await this.results.grades(run._id);
    const end = { state: 'failed', grades, total: run.total ?? 0, reportFile: null, failure } as const;
    await this.runs.finish(run._id, this.owner, end);
  }
}
