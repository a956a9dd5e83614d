import { pageWebsites, type WebsiteGrade } from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';
import type { RunProgress } from '@gewerk/service-kit';
import type { WebsiteChecker } from '../check-website/website-checker.js';
import { resultId } from '../validation-runs/check-result.schema.js';
import type { CheckResultsRepository } from '../validation-runs/check-results.repository.js';
import { ResultWriter } from './result-writer.js';

const BUSINESSES_A_PAGE = 200;
/** Pages under way: a few slow hosts in one do not hold up what comes after it. */
const MOST_PAGES = 12;

interface OpenPage {
  readonly last: string;
  readonly done: Promise<void>;
}

interface Tools {
  readonly bus: MessageBus;
  readonly checker: WebsiteChecker;
  readonly results: CheckResultsRepository;
  readonly progress: RunProgress<WebsiteGrade>;
}

/** Checks every website from where the run stands; businesses that have a result already are left out. */
export async function checkAll(
  runId: string,
  start: string | null,
  { bus, checker, results, progress }: Tools,
  signal: AbortSignal,
): Promise<void> {
  const writer = new ResultWriter(results);
  const open: OpenPage[] = [];
  const endOldest = async (): Promise<void> => {
    const oldest = open.shift();
    if (!oldest) return;
    await oldest.done;
    progress.passes(oldest.last);
  };
  const check = async (business: { id: string; name: string; website: string }): Promise<void> => {
    const { id: businessId, name, website } = business;
    progress.begins(name);
    const verdict = await checker.check(website, { signal });
    const stored = { _id: resultId(runId, businessId), runId, businessId, name, website, ...verdict };
    await writer.add({ ...stored, checkedAt: new Date() });
    progress.comesTo(verdict.grade);
  };
  try {
    for (let after = start, isLast = false; !isLast;) {
      signal.throwIfAborted();
      const { items, next } = await bus.request(pageWebsites, { after, limit: BUSINESSES_A_PAGE });
      const ids = items.map(({ id }) => id);
      const known = await results.known(runId, ids);
      const done = Promise.all(items.filter(({ id }) => !known.has(id)).map(check)).then(() => undefined);
      // Whoever awaits it hears of a failure; until then it is no unhandled one.
      done.catch(() => undefined);
      const last = ids.at(-1);
      if (last !== undefined) open.push({ last, done });
      if (open.length >= MOST_PAGES) await endOldest();
      after = next;
      isLast = next === null;
    }
    while (open.length > 0) await endOldest();
  } finally {
    await Promise.allSettled(open.map(({ done }) => done));
  }
}
