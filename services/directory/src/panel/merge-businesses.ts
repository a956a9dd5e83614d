import { invalidField, ownPhotoId } from '@gewerk/contracts';
import { OWN_LISTING } from '@gewerk/contracts/limits';
import { type ManagedBusiness, mergeBusinesses, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import type { BusinessFields } from '../record/index.js';
import { StatisticsRepository } from '../statistics/index.js';
import {
  BusinessWriter,
  completedByOther,
  mergedBy,
  RemovedBusinessesRepository,
  toManaged,
  WholeRecordsRepository,
} from '../write/index.js';

/** Merges two businesses into one. `RestoreBusiness` undoes it. */
@UseCase()
export class MergeBusinesses {
  constructor(
    private readonly records: WholeRecordsRepository,
    private readonly removed: RemovedBusinessesRepository,
    private readonly statistics: StatisticsRepository,
    private readonly writer: BusinessWriter,
  ) {}

  @Answers(mergeBusinesses)
  async merge(input: ParsedInputOf<typeof mergeBusinesses>): Promise<ManagedBusiness> {
    const { id, version, otherId, otherVersion, fromOther } = input;
    if (id === otherId) throw invalidField('otherId', 'must be a different business from the one to keep');
    return this.writer.inTurn(async (change) => {
      const { session } = change;
      const done = await this.removed.find(otherId, session);
      if (done?.mergedInto?.toHexString() === id) return toManaged(await this.records.get(id, session));
      const before = await this.records.getAt(id, version, session);
      const other = await this.records.getAt(otherId, otherVersion, session);
      const merged = fromOther ? mergedBy(before, other, fromOther) : completedByOther(before, other);
      const changes = await change.plan(
        { kind: 'panel', runId: `panel:${id}`, origin: 'merge' },
        {
          planned: [{ before, fields: withPhotosOf(other, merged) }],
          removed: [{ business: other, heir: before._id, heirBefore: before }],
        },
      );
      await change.write(changes);
      await this.statistics.add(otherId, { to: id, sign: 1 }, session);
      return toManaged(await this.records.get(id, session));
    });
  }
}

/**
 * The fields with the photos of both businesses; of the other business's photos, those uploaded by its owner
 * come first.
 */
function withPhotosOf({ photos }: BusinessFields, fields: BusinessFields): BusinessFields {
  const uploaded = photos.filter((photo) => ownPhotoId(photo) !== null);
  const all = [...new Set([...fields.photos, ...uploaded, ...photos])].slice(0, OWN_LISTING.photos);
  return { ...fields, photos: all, photosCount: Math.max(fields.photosCount, all.length) };
}
