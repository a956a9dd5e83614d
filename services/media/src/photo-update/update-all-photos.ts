import type { PhotoOutcome } from '@gewerk/contracts';
import { type PhotoSite, photosLookedFor, scanPhotoSites } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { scanInPages, type ScanProgress } from '@gewerk/service-kit';
import type { BusinessPhotoUpdater } from './business-photo.updater.js';
import type { PhotoResultRecord } from './photo-result.schema.js';
import type { PhotoRunRecord } from './photo-run.schema.js';
import type { PhotoResultsRepository } from './photo-results.repository.js';

/** Several pages are in progress at a time, so that a few slow hosts do not delay later pages. */
const MOST_PAGES = 4;

interface Tools {
  readonly bus: MessageBus;
  readonly updater: BusinessPhotoUpdater;
  readonly results: PhotoResultsRepository;
  readonly progress: ScanProgress<PhotoOutcome>;
}

type Position = Pick<PhotoRunRecord, '_id' | 'selection' | 'after'>;

/** The part of the directory that a run covers. */
export const selectionOf = ({ selection }: Pick<Position, 'selection'>): { selection?: string } =>
  selection === undefined ? {} : { selection };

/** Updates the photos of the businesses that a run covers, after its position; skips those with a settled result. */
export async function updateAllPhotos(
  run: Position,
  { bus, updater, results, progress }: Tools,
  signal: AbortSignal,
): Promise<void> {
  const { _id: runId } = run;
  // Results are reported before they are settled, so that all settled ones have been reported.
  const tell = (businessId: string, outcome: PhotoOutcome): Promise<void> =>
    bus.publish(photosLookedFor, { businessId, outcome, at: new Date().toISOString() });
  const update = async (site: PhotoSite, known: PhotoResultRecord | undefined): Promise<void> => {
    if (known && !known.pending) return;
    progress.current = site.name;
    progress.add(await updateOne(site, known));
  };
  const updateOne = async (site: PhotoSite, known: PhotoResultRecord | undefined): Promise<PhotoOutcome> => {
    const businessId = site.id;
    // Decisions from before an interruption are applied unchanged, so that the counts stay correct.
    const { outcome, photo, broken } = known?.pending
      ? { outcome: known.outcome, ...known.pending }
      : await updater.decide(site, signal);
    if (photo === null) {
      await tell(businessId, outcome);
      await results.save({ runId, businessId, outcome });
      return outcome;
    }
    if (!known) await results.save({ runId, businessId, outcome, pending: { photo, broken } });
    const settled = (await updater.apply(businessId, photo, broken)) ? outcome : 'kept';
    await tell(businessId, settled);
    await results.settle(runId, businessId, settled);
    return settled;
  };
  await scanInPages(run.after, {
    readPage: (after) => bus.request(scanPhotoSites, { ...selectionOf(run), after }),
    workOn: async (sites) => {
      const ids = sites.map(({ id }) => id);
      const known = await results.known(runId, ids);
      return sites.map((site) => update(site, known.get(site.id)));
    },
    onPassed: (id) => (progress.passed = id),
    mostPages: MOST_PAGES,
    signal,
  });
}
