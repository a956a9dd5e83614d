import { businessIdPattern, totalPages } from '@gewerk/contracts';
import {
  forgetImportedPlaces,
  liftSuppression,
  listSuppressions,
  type OutputOf,
  type ParsedInputOf,
  suppressBusiness,
} from '@gewerk/contracts/bus';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { Types } from 'mongoose';
import { ImportReceiptsRepository } from '../imports/import-receipts.repository.js';
import { ReplacedBusinessesRepository } from '../imports/replaced-businesses.repository.js';
import { ReportsRepository } from '../moderation/reports/reports.repository.js';
import { SubmissionsRepository } from '../moderation/submissions/submissions.repository.js';
import { objectIdOf } from '../record/business-id.js';
import { businessNotFound } from '../record/business-not-found.js';
import { StatisticsRepository } from '../statistics/statistics.repository.js';
import { BusinessWriter } from '../write/business-writer.js';
import { RemovedBusinessesRepository } from '../write/removed-businesses.repository.js';
import { SuppressionsRepository } from '../write/suppressions/suppressions.repository.js';
import { WholeRecordsRepository } from '../write/whole-records.repository.js';

const FINGERPRINT_LENGTH = 10;

/** Removes businesses permanently and keeps the list of those that must not return. */
@UseCase()
export class SuppressBusiness {
  constructor(
    private readonly bus: MessageBus,
    private readonly receipts: ImportReceiptsRepository,
    private readonly writer: BusinessWriter,
    private readonly records: WholeRecordsRepository,
    private readonly removed: RemovedBusinessesRepository,
    private readonly suppressions: SuppressionsRepository,
    private readonly submissions: SubmissionsRepository,
    private readonly reports: ReportsRepository,
    private readonly statistics: StatisticsRepository,
    private readonly replaced: ReplacedBusinessesRepository,
  ) {}

  @Answers(suppressBusiness)
  async suppress({ id, reason }: ParsedInputOf<typeof suppressBusiness>): Promise<{ id: string }> {
    const key = objectIdOf(id);
    await this.suppressions.prepare();
    await this.forgetInReports(id, key);
    await this.writer.inTurn(async (change) => {
      const { session } = change;
      // Sent again, it finds itself done.
      if (await this.suppressions.has(key, session)) return;
      const listed = await this.records.find(id, session);
      const known = [...(listed ? [listed] : []), ...(await this.removed.copiesOf(key, session))];
      if (known.length === 0) throw businessNotFound();
      const changes = await change.plan({ kind: 'panel', runId: `panel:${id}` }, {});
      changes.erase(key, listed);
      await change.write(changes);
      await this.submissions.erase(id, session);
      await this.reports.erase(id, session);
      await this.statistics.erase(id, session);
      await this.suppressions.add(key, reason, known, session);
    });
    await this.replaced.eraseBusiness(key);
    return { id };
  }

  /** Before the removal, after which the place ids are unknown: a failure fails the whole, which is then sent again. */
  private async forgetInReports(id: string, key: Types.ObjectId): Promise<void> {
    const listed = await this.records.find(id);
    const known = [...(listed ? [listed] : []), ...(await this.removed.copiesOf(key))];
    const placeIds = known.map(({ placeId }) => placeId);
    if (placeIds.length === 0) return;
    await this.bus.request(forgetImportedPlaces, { placeIds });
    await this.receipts.forgetPlaces(placeIds);
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
