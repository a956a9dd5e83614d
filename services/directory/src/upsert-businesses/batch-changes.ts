import type { businessChanged, PayloadOf } from '@gewerk/contracts';
import type { Types } from 'mongoose';
import type { BusinessFields, BusinessRecord, BusinessSource } from '../businesses/business.record.js';
import {
  type Addressee,
  assignSlugs,
  type FindOwners,
  needsNewSlugs,
  type Slugs,
} from '../businesses/slug-assigner.js';
import { publicCategories } from '../normalise/category-slugs.js';
import { TallyDelta } from '../tallies/tally-delta.js';
import type { PlannedBusiness } from './batch-plan.js';
import type { BatchTrace } from './import-receipt.schema.js';
import type { BusinessUpdate, RetiredAddress } from './batch.repository.js';
import { changedFields } from './changed-fields.js';

export interface BatchContext {
  source: Pick<BusinessSource, 'kind' | 'runId'>;
  now: Date;
  newId: () => Types.ObjectId;
  findOwners: FindOwners;
}

/** Every write that a plan comes to. */
export class BatchChanges {
  readonly inserts: BusinessRecord[] = [];
  readonly updates: BusinessUpdate[] = [];
  /** Addresses that businesses leave. */
  readonly retired: RetiredAddress[] = [];
  /** Addresses that businesses take up again. */
  readonly regained: string[] = [];
  readonly tallies = new TallyDelta();
  /** Businesses of before the run as they were before this change: its undo brings them back. */
  readonly replaced: BusinessRecord[] = [];
  /** Businesses that the run left as they were, with the run that wrote them before. */
  readonly confirmed: { id: Types.ObjectId; lastRun: string }[] = [];
  private readonly ids: string[] = [];
  private readonly citySlugs = new Set<string>();
  private readonly categorySlugs = new Set<string>();

  private constructor(private readonly context: BatchContext) {}

  static async of(planned: readonly PlannedBusiness[], context: BatchContext): Promise<BatchChanges> {
    const changes = new BatchChanges(context);
    const identified = planned.map((business) => ({
      ...business,
      id: business.before?._id ?? context.newId(),
    }));
    const slugs = await assignSlugs(identified.filter(isAddressed).map(addresseeOf), context.findOwners);
    for (const business of identified) changes.take(business, slugs.get(business.id.toHexString()));
    return changes;
  }

  get event(): PayloadOf<typeof businessChanged> {
    return {
      ids: this.ids,
      citySlugs: [...this.citySlugs],
      categorySlugs: publicCategories([...this.categorySlugs]),
    };
  }

  /** What the undo of these changes must find again. */
  get trace(): BatchTrace {
    const { inserts, replaced, confirmed } = this;
    return { created: inserts.map(({ _id }) => _id), replaced: replaced.map(({ _id }) => _id), confirmed };
  }

  /** A business is taken out by the caller; its address leads to `heir`, or stays reserved for its own id. */
  remove(business: BusinessRecord, heir: Types.ObjectId): void {
    if (!this.regained.includes(business.urlSlug)) {
      this.retired.push({ urlSlug: business.urlSlug, businessId: heir });
    }
    this.tallies.remove(business);
    this.touch(business);
  }

  /** A business that was taken out is there again. */
  bringBack(business: BusinessRecord): void {
    this.regained.push(business.urlSlug);
    this.tallies.add(business);
    this.touch(business);
  }

  /** A business is taken out as if it had never been: its address is free again. */
  forget(business: BusinessRecord): void {
    this.tallies.remove(business);
    this.touch(business);
  }

  /** A business becomes again what it was before; the address that it leaves leads to it. */
  revert(now: BusinessRecord, before: BusinessRecord): void {
    this.moveAddress(now, before);
    this.tallies.remove(now);
    this.tallies.add(before);
    this.touch(now);
    this.touch(before);
  }

  private take({ id, before, fields, row }: Identified, slugs: Slugs | undefined): void {
    if (before) this.change(before, fields, slugs);
    else if (slugs) this.create(id, fields, row, slugs);
  }

  private create(id: Types.ObjectId, fields: BusinessFields, row: number, slugs: Slugs): void {
    const { source, now } = this.context;
    const record: BusinessRecord = {
      _id: id,
      ...fields,
      ...slugs,
      source: { ...source, row },
      lastRun: source.runId,
      createdAt: now,
      updatedAt: now,
    };
    this.inserts.push(record);
    this.tallies.add(record);
    this.touch(record);
  }

  private change(before: BusinessRecord, fields: BusinessFields, slugs: Slugs | undefined): void {
    const { source, now } = this.context;
    const { set, unset, any } = changedFields(before, fields);
    if (!any) {
      if (before.lastRun !== source.runId) {
        this.updates.push({ id: before._id, set: { lastRun: source.runId }, unset });
        this.confirmed.push({ id: before._id, lastRun: before.lastRun });
      }
      return;
    }
    const after: BusinessRecord = { ...before, ...fields, ...slugs };
    this.updates.push({
      id: before._id,
      set: { ...set, ...slugs, lastRun: source.runId, updatedAt: now },
      unset,
    });
    if (before.source.runId !== source.runId) this.replaced.push(before);
    this.moveAddress(before, after);
    this.tallies.remove(before);
    this.tallies.add(after);
    this.touch(before);
    this.touch(after);
  }

  private moveAddress(from: BusinessRecord, to: BusinessRecord): void {
    if (from.urlSlug === to.urlSlug) return;
    this.retired.push({ urlSlug: from.urlSlug, businessId: from._id });
    this.regained.push(to.urlSlug);
  }

  private touch(record: BusinessRecord): void {
    const id = record._id.toHexString();
    if (this.ids.at(-1) !== id) this.ids.push(id);
    this.citySlugs.add(record.citySlug);
    for (const slug of record.categorySlugs) this.categorySlugs.add(slug);
  }
}

type Identified = PlannedBusiness & { id: Types.ObjectId };

const isAddressed = ({ before, fields }: Identified): boolean => !before || needsNewSlugs(before, fields);

const addresseeOf = ({ id, fields: { name, city, placeId } }: Identified): Addressee => ({
  id: id.toHexString(),
  name,
  city,
  placeId,
});
