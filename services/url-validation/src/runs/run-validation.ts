import { runFaultOf, type WebsiteGrade } from '@gewerk/contracts';
import { countWebsites } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { type HeldRun, logger, messageOf, type RunEnd, Runner, ScanProgress } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { WebsiteChecker } from '../check-website/website-checker.js';
import { checkAllWebsites, selectionOf } from './check-all-websites.js';
import { reportName, Reports } from './report/reports.js';
import { CheckResultsRepository } from './results/check-results.repository.js';
import type { ValidationRunRecord } from './validation-run.schema.js';
import { ValidationRunsRepository } from './validation-runs.repository.js';

/** A run that fails is queued again; once it has been queued this many times, it ends as failed. */
const MOST_QUEUINGS = 50;

type Held = HeldRun<ValidationRunRecord>;

/** Checks the websites that a run covers, continuing where it was interrupted. */
@Injectable()
export class RunValidation extends Runner<ValidationRunRecord> {
  constructor(
    private readonly bus: MessageBus,
    private readonly checker: WebsiteChecker,
    private readonly results: CheckResultsRepository,
    private readonly reports: Reports,
    runs: ValidationRunsRepository,
  ) {
    super(runs, { what: 'website check', renewEveryMs: 500 });
  }

  protected async work(held: Held): Promise<void> {
    const { bus, checker, results } = this;
    const { run, signal } = held;
    const progress = new ScanProgress<WebsiteGrade>(await results.grades(run._id));
    held.changes = () => {
      const { counts: grades, current: currentBusiness, passed } = progress;
      return { grades: { ...grades }, currentBusiness, ...(passed === null ? {} : { after: passed }) };
    };
    if (run.total === null) {
      run.total = (await bus.request(countWebsites, selectionOf(run))).count;
      await held.renew({ total: run.total });
    }
    await checkAllWebsites(run, { bus, checker, results, progress }, signal);
  }

  protected async end({ run }: Held, how: RunEnd): Promise<void> {
    const { state } = how;
    if (state === 'failed') {
      logger.error({ err: how.error, runId: run._id }, 'The check of websites was interrupted');
      if (run.queuings < MOST_QUEUINGS) return this.release(run);
    } else {
      await this.reports.write(run._id, 'xlsx');
    }
    const grades = await this.results.grades(run._id);
    const processed = Object.values(grades).reduce((sum, count) => sum + count, 0);
    await this.finish(run, {
      state,
      grades,
      total: state === 'completed' ? processed : Math.max(processed, run.total ?? 0),
      reportFile: state === 'failed' ? null : reportName(run.createdAt, 'xlsx'),
      ...(how.state === 'failed' && { failure: messageOf(how.error), fault: runFaultOf(how.error) }),
      finishedAt: new Date(),
      currentBusiness: null,
    });
    logger.info({ runId: run._id, state, ...grades }, 'website check ended');
  }
}
