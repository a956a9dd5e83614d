import type { WebsiteGrade } from '@gewerk/contracts';
import { scanWebsites } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { scanInPages, type ScanProgress } from '@gewerk/service-kit';
import type { WebsiteChecker } from '../check-website/website-checker.js';
import { ResultWriter } from './result-writer.js';
import { resultId } from './results/check-result.schema.js';
import type { ValidationRunRecord } from './validation-run.schema.js';
import type { CheckResultsRepository } from './results/check-results.repository.js';

const BUSINESSES_A_PAGE = 200;
const MOST_PAGES = 12;

interface Tools {
  readonly bus: MessageBus;
  readonly checker: WebsiteChecker;
  readonly results: CheckResultsRepository;
  readonly progress: ScanProgress<WebsiteGrade>;
}

type Position = Pick<ValidationRunRecord, '_id' | 'selection' | 'after'>;

/** The part of the directory that a run covers. */
export const selectionOf = ({ selection }: Pick<Position, 'selection'>): { selection?: string } =>
  selection === undefined ? {} : { selection };

/** Checks the websites that a run covers, after its position; skips businesses that have a result. */
export async function checkAllWebsites(
  run: Position,
  { bus, checker, results, progress }: Tools,
  signal: AbortSignal,
): Promise<void> {
  const { _id: runId } = run;
  const writer = new ResultWriter(results, bus);
  const check = async (business: { id: string; name: string; website: string }): Promise<void> => {
    const { id: businessId, name, website } = business;
    progress.current = name;
    const verdict = await checker.check(website, { signal });
    const stored = { _id: resultId(runId, businessId), runId, businessId, name, website, ...verdict };
    await writer.add({ ...stored, checkedAt: new Date() });
    progress.add(verdict.grade);
  };
  await scanInPages(run.after, {
    readPage: (after) => bus.request(scanWebsites, { ...selectionOf(run), after, limit: BUSINESSES_A_PAGE }),
    workOn: async (businesses) => {
      const checked = await results.checkedIn(
        runId,
        businesses.map(({ id }) => id),
      );
      return businesses.filter(({ id }) => !checked.has(id)).map(check);
    },
    onPassed: (id) => (progress.passed = id),
    mostPages: MOST_PAGES,
    signal,
  });
}
