import type { Types } from 'mongoose';
import type { BusinessFields, BusinessRecord, Filing } from '../record/index.js';
import type { ChangeSource } from './history/history-entry.js';
import { type Addressee, assignSlugs, type FindOwners, needsNewSlugs, type Slugs } from './slug-assigner.js';

/** A business to create or change. */
export interface PlannedBusiness {
  /** null for a new one. */
  before: BusinessRecord | null;
  fields: BusinessFields;
  /** The row of the import from which it is created, stored in its source; defaults to 1. */
  row?: number;
}

export interface RemovedFor {
  business: BusinessRecord;
  /** The business to which its addresses redirect from now on; its own id reserves them for a restore. */
  heir: Types.ObjectId;
  /** The earlier state of its heir, if the two were merged. */
  heirBefore?: BusinessRecord;
}

/** A business to be filed again, perhaps under another city. */
export interface Refiled {
  before: BusinessRecord;
  fields: Filing & Pick<BusinessFields, 'city'>;
}

export interface Plan {
  planned?: readonly PlannedBusiness[];
  refiled?: readonly Refiled[];
  /** Businesses to remove; they are kept for some weeks. */
  removed?: readonly RemovedFor[];
}

export interface ChangeContext {
  source: ChangeSource;
  now: Date;
  newId: () => Types.ObjectId;
  findOwners: FindOwners;
}

/** A planned business with its id. */
export type IdentifiedBusiness = PlannedBusiness & { id: Types.ObjectId };

/** New addresses by business id, for those that need one. */
export const plannedSlugs = (
  planned: readonly Addressed[],
  removed: readonly RemovedFor[],
  findOwners: FindOwners,
): Promise<Map<string, Slugs>> =>
  assignSlugs(planned.filter(isAddressed).map(addresseeOf), withHeirs(removed, findOwners));

/** A business and what its address is made from. */
export interface Addressed {
  id: Types.ObjectId;
  before: BusinessRecord | null;
  fields: Pick<BusinessFields, 'name' | 'city' | 'placeId'>;
}

const isAddressed = ({ before, fields }: Addressed): boolean => !before || needsNewSlugs(before, fields);

const addresseeOf = ({ id, fields: { name, city, placeId } }: Addressed): Addressee => ({
  id: id.toHexString(),
  name,
  city,
  placeId,
});

/** Treats the addresses of a removed business as its heir's. */
function withHeirs(removed: readonly RemovedFor[], findOwners: FindOwners): FindOwners {
  if (removed.length === 0) return findOwners;
  const heirs = new Map(
    removed.map(({ business, heir }) => [business._id.toHexString(), heir.toHexString()]),
  );
  return async (urlSlugs) =>
    new Map([...(await findOwners(urlSlugs))].map(([urlSlug, id]) => [urlSlug, heirs.get(id) ?? id]));
}
