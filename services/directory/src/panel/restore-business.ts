import { formFields, refused } from '@gewerk/contracts';
import {
  getHeir,
  type ManagedBusiness,
  type OutputOf,
  type ParsedInputOf,
  restoreBusiness,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import type { ClientSession } from 'mongoose';
import { type BusinessFields, businessNotFound, type BusinessRecord } from '../record/index.js';
import { StatisticsRepository } from '../statistics/index.js';
import {
  BusinessWriter,
  changedFields,
  differingFields,
  type FormFieldName,
  needsNewSlugs,
  type PlannedBusiness,
  type RemovedBusiness,
  RemovedBusinessesRepository,
  suppressed,
  SuppressionsRepository,
  toManaged,
  WholeRecordsRepository,
  withoutTaken,
} from '../write/index.js';

@UseCase()
export class RestoreBusiness {
  constructor(
    private readonly records: WholeRecordsRepository,
    private readonly removed: RemovedBusinessesRepository,
    private readonly suppressions: SuppressionsRepository,
    private readonly statistics: StatisticsRepository,
    private readonly writer: BusinessWriter,
  ) {}

  @Answers(getHeir)
  async heir({ id }: ParsedInputOf<typeof getHeir>): Promise<OutputOf<typeof getHeir>> {
    return { id: await this.removed.heirOf(id) };
  }

  @Answers(restoreBusiness)
  restore({ id }: ParsedInputOf<typeof restoreBusiness>): Promise<ManagedBusiness> {
    return this.writer.inTurn(async (change) => {
      const { session } = change;
      const removed = await this.removed.find(id, session);
      if (!removed) return toManaged(await this.records.get(id, session));
      const { record, mergedInto, heirBefore } = removed;
      if (mergedInto && !heirBefore) throw businessNotFound();
      if (await this.records.withPlaceId(record.placeId, session)) {
        throw refused('business-returned', { name: record.name });
      }
      if ((await this.suppressions.among([record], session)).size > 0) throw suppressed(record.name);
      const heir = mergedInto && (await this.records.find(mergedInto.toHexString(), session));
      // Whether the merge was the last change to the heir.
      const isUnchanged = heir?.updatedAt.getTime() === removed.removedAt.getTime();
      const returned = heir && heirBefore && !isUnchanged ? returnedBy(heir, heirBefore, record) : [];
      const holder = await this.records.withAddress(record.urlSlug, session);
      const isLeft = holder && heir && holder._id.equals(heir._id) && (isUnchanged || leaves(returned));
      if (holder && !isLeft) throw refused('merge-not-undoable', { name: holder.name });
      const changes = await change.plan(
        { kind: 'panel', runId: `panel:${id}`, ...(returned.length > 0 && { origin: 'undo' }) },
        { planned: returned },
      );
      changes.restore(record, removed.addresses);
      for (const { before, fields } of returned) {
        if (before && heirBefore) {
          const edited = unlocked(before, fields, heirBefore);
          changes.updates.push({ id: before._id, set: { edited }, unset: {} });
        }
      }
      if (heir && heirBefore && isUnchanged) changes.revert(heir, { ...heirBefore, updatedAt: changes.at });
      await change.write(changes);
      if (mergedInto) await this.takeStatistics(id, mergedInto.toHexString(), session);
      return toManaged(record);
    });
  }

  /**
   * Subtracts the business's statistics from the listing that it was merged into, and from those that this
   * listing was merged into since.
   */
  private async takeStatistics(id: string, from: string, session: ClientSession): Promise<void> {
    let heir: string | undefined = from;
    while (heir !== undefined) {
      await this.statistics.add(id, { to: heir, sign: -1 }, session);
      const removed: RemovedBusiness | null = await this.removed.find(heir, session);
      heir = removed?.mergedInto?.toHexString();
    }
  }
}

/** The heir without the values that it got in the merge, if it was changed since and still has any of them. */
function returnedBy(
  heir: BusinessRecord,
  heirBefore: BusinessRecord,
  record: BusinessRecord,
): PlannedBusiness[] {
  const fields = withoutTaken(heir, heirBefore, record);
  return changedFields(heir, fields).any ? [{ before: heir, fields }] : [];
}

/** The fields that still count as edited: not the restored ones, unless someone had edited them before the merge. */
function unlocked(
  heir: BusinessRecord,
  returned: BusinessFields,
  heirBefore: BusinessRecord,
): readonly FormFieldName[] {
  const back = new Set<string>(differingFields(heir, returned));
  for (const field of heirBefore.edited ?? []) back.delete(field);
  return formFields.filter((field) => heir.edited?.includes(field) && !back.has(field));
}

const leaves = (returned: readonly PlannedBusiness[]): boolean =>
  returned.some(({ before, fields }) => before && needsNewSlugs(before, fields));
