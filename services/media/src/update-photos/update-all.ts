import { pagePhotoSites, type PhotoOutcome, type PhotoSite } from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';
import type { RunProgress } from '@gewerk/service-kit';
import type { PhotoResultRecord } from '../photo-runs/photo-result.schema.js';
import type { PhotoResultsRepository } from '../photo-runs/photo-results.repository.js';
import type { BusinessPhotoUpdater } from './business-photo.updater.js';

/** Pages under way: a few slow hosts in one do not hold up what comes after it. */
const MOST_PAGES = 4;

interface Tools {
  readonly bus: MessageBus;
  readonly updater: BusinessPhotoUpdater;
  readonly results: PhotoResultsRepository;
  readonly progress: RunProgress<PhotoOutcome>;
}

/** Goes through every business from where the run stands; those that have a settled result already are left out. */
export async function updateAll(
  runId: string,
  start: string | null,
  { bus, updater, results, progress }: Tools,
  signal: AbortSignal,
): Promise<void> {
  const open: { readonly last: string; readonly done: Promise<void> }[] = [];
  const endOldest = async (): Promise<void> => {
    const oldest = open.shift();
    if (!oldest) return;
    await oldest.done;
    progress.passes(oldest.last);
  };
  const update = async (site: PhotoSite, known: PhotoResultRecord | undefined): Promise<void> => {
    if (known && !known.pending) return;
    progress.begins(site.name);
    progress.comesTo(await updateOne(site, known));
  };
  const updateOne = async (site: PhotoSite, known: PhotoResultRecord | undefined): Promise<PhotoOutcome> => {
    const businessId = site.id;
    // What was decided before an interruption is carried out as it was decided: the counts are those of an undisturbed run.
    const { outcome, photo, broken } = known?.pending
      ? { outcome: known.outcome, ...known.pending }
      : await updater.decide(site, signal);
    if (photo === null) {
      await results.save({ runId, businessId, outcome });
      return outcome;
    }
    if (!known) await results.save({ runId, businessId, outcome, pending: { photo, broken } });
    const settled = (await updater.apply(businessId, photo, broken)) ? outcome : 'kept';
    await results.settle(runId, businessId, settled);
    return settled;
  };
  try {
    for (let after = start, isLast = false; !isLast;) {
      signal.throwIfAborted();
      const { items, next } = await bus.request(pagePhotoSites, { after });
      const known = await results.known(
        runId,
        items.map(({ id }) => id),
      );
      const done = Promise.all(items.map((site) => update(site, known.get(site.id)))).then(() => undefined);
      // Whoever awaits it hears of a failure; until then it is no unhandled one.
      done.catch(() => undefined);
      const last = items.at(-1)?.id;
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
