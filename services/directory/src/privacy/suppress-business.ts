import { businessIdPattern, totalPages } from '@gewerk/contracts';
import {
  forgetChecks,
  forgetImportedPlaces,
  forgetInPanelViews,
  forgetListing,
  forgetOwnPhotos,
  liftSuppression,
  listSuppressions,
  type OutputOf,
  type ParsedInputOf,
  suppressBusiness,
} from '@gewerk/contracts/bus';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { type ClientSession, Types } from 'mongoose';
import { FormerBusinessesRepository } from '../bulk/index.js';
import { ImportTraces } from '../imports/index.js';
import { ModeratedRecords } from '../moderation/index.js';
import { businessNotFound, type BusinessRecord, foldedName, objectIdOf } from '../record/index.js';
import { StatisticsRepository } from '../statistics/index.js';
import {
  BusinessHistories,
  BusinessWriter,
  RemovedBusinessesRepository,
  SuppressionsRepository,
  WholeRecordsRepository,
} from '../write/index.js';

const FINGERPRINT_LENGTH = 10;

/** Removes businesses permanently and maintains the suppression list. */
@UseCase()
export class SuppressBusiness {
  constructor(
    private readonly bus: MessageBus,
    private readonly imports: ImportTraces,
    private readonly former: FormerBusinessesRepository,
    private readonly writer: BusinessWriter,
    private readonly records: WholeRecordsRepository,
    private readonly removed: RemovedBusinessesRepository,
    private readonly suppressions: SuppressionsRepository,
    private readonly moderated: ModeratedRecords,
    private readonly statistics: StatisticsRepository,
    private readonly histories: BusinessHistories,
  ) {}

  @Answers(suppressBusiness)
  async suppress({ id, reason }: ParsedInputOf<typeof suppressBusiness>): Promise<{ id: string }> {
    const key = objectIdOf(id);
    await this.suppressions.prepare();
    await this.forgetElsewhere(id, key);
    const removed = await this.writer.inTurn(async (change) => {
      const { session } = change;
      // A repeated call finds the business already suppressed.
      if (await this.suppressions.has(key, session)) return null;
      const { listed, known } = await this.known(key, session);
      // A merged business is removed with the one that it was merged into.
      if (!known.some(({ _id }) => _id.equals(key))) throw businessNotFound();
      await this.histories.forgetInOthers(known, session);
      const changes = await change.plan({ kind: 'panel', runId: `panel:${id}` }, {});
      for (const { _id } of known) {
        changes.erase(_id, listed?._id.equals(_id) ? listed : null);
        await this.moderated.erase(_id.toHexString(), session);
        await this.statistics.erase(_id.toHexString(), session);
      }
      await change.write(changes);
      await this.suppressions.add(key, reason, known, session);
      return known;
    });
    if (removed) await this.forgetImports(removed.map(({ placeId }) => placeId));
    for (const each of removed?.map(({ _id }) => _id) ?? [key]) {
      await this.imports.eraseBusiness(each);
      await this.former.eraseBusiness(each);
    }
    return { id };
  }

  /** Forgets the place ids again after the removal, since batches stored in the meantime may have reported them. */
  private async forgetImports(placeIds: string[]): Promise<void> {
    await this.imports.forgetPlaces(placeIds);
    await this.bus.request(forgetImportedPlaces, { placeIds });
  }

  /** A business and all that were merged into it, as stored. */
  private async known(key: Types.ObjectId, session?: ClientSession) {
    const listed = await this.records.find(key.toHexString(), session);
    const copies = await this.removed.copiesOf(key, session);
    return { listed, known: listed ? [listed, ...copies] : copies };
  }

  /**
   * Called before the removal, after which the place ids are unknown: a failure here fails the whole call,
   * which is then repeated.
   */
  private async forgetElsewhere(id: string, key: Types.ObjectId): Promise<void> {
    const { known } = await this.known(key);
    const placeIds = known.map(({ placeId }) => placeId);
    if (placeIds.length === 0) return;
    const rows = known
      .filter(({ source }) => source.kind === 'import')
      .map(({ source: { runId, row } }) => ({ runId, row }));
    const businessIds = [...new Set([id, ...known.map(({ _id }) => _id.toHexString())])];
    const submissionIds = await this.moderated.submissionsOf(businessIds);
    const names = [...new Set(known.map(({ name }) => name))];
    await Promise.all([
      this.bus.request(forgetListing, { businessIds, submissionIds, names }),
      this.bus.request(forgetInPanelViews, { words: [...new Set(known.flatMap(wordsOf))] }),
      this.bus.request(forgetImportedPlaces, { placeIds, rows }),
      this.bus.request(forgetChecks, { businessIds }),
      this.bus.request(forgetOwnPhotos, { businessIds }),
    ]);
    await this.imports.forgetPlaces(placeIds);
  }

  @Answers(listSuppressions)
  async list({
    page,
    limit,
  }: ParsedInputOf<typeof listSuppressions>): Promise<OutputOf<typeof listSuppressions>> {
    const { records, total } = await this.suppressions.list({ skip: (page - 1) * limit, limit });
    const suppressions = records.map(({ _id, hashes, reason, at }) => ({
      id: _id.toHexString(),
      fingerprint: hashes[0]?.slice(0, FINGERPRINT_LENGTH) ?? '',
      reason,
      at: at.toISOString(),
    }));
    return { suppressions, total, page, totalPages: totalPages(total, limit) };
  }

  @Answers(liftSuppression)
  async lift({ id }: ParsedInputOf<typeof liftSuppression>): Promise<{ id: string }> {
    if (businessIdPattern.test(id)) await this.suppressions.remove(new Types.ObjectId(id));
    return { id };
  }
}

/** Texts by which people search for a business or name it. */
function wordsOf({ name, placeId, phoneNumber, email, website }: BusinessRecord): string[] {
  const host = URL.parse(website ?? '')?.hostname.replace(/^www\./, '');
  return [name, foldedName(name), placeId, phoneNumber, email, host].filter((word) => word !== undefined);
}
