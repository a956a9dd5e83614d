import type { businessChanged, PayloadOf } from '@gewerk/contracts/bus';
import type { Types } from 'mongoose';
import { CountChanges } from '../counts/index.js';
import {
  type BusinessFields,
  type BusinessRecord,
  filedNow,
  listedCity,
  publicCategories,
} from '../record/index.js';
import { changedFields } from './changed-fields.js';
import { RecordedHistory } from './history/recorded-history.js';
import {
  type ChangeContext,
  type IdentifiedBusiness,
  type Plan,
  plannedSlugs,
  type Refiled,
  type RemovedFor,
} from './plan.js';
import type { Slugs } from './slug-assigner.js';

export interface BusinessUpdate {
  id: Types.ObjectId;
  /** If given, the write only applies if this run was the last to write the business. */
  writtenBy?: string;
  set: Record<string, unknown>;
  unset: Record<string, ''>;
}

/** Data that an undo needs. */
export interface ChangeTrace {
  created: Types.ObjectId[];
  /** Changed businesses; their former states are in {@link ChangeSet.replaced}. */
  replaced: Types.ObjectId[];
  confirmed: { id: Types.ObjectId; lastRun: string }[];
}

/** Every write of one change to the directory, with its counts, its event and its history. */
export class ChangeSet {
  readonly inserts: BusinessRecord[] = [];
  readonly updates: BusinessUpdate[] = [];
  /** Whole records that replace stored ones. */
  readonly replacements: BusinessRecord[] = [];
  /** Removed businesses that are restored. */
  readonly restored: BusinessRecord[] = [];
  /** Businesses that are deleted together with their former addresses. */
  readonly forgotten: Types.ObjectId[] = [];
  /** Deleted businesses whose removed copies are deleted too. */
  readonly erased: Types.ObjectId[] = [];
  /** Addresses that businesses leave. */
  readonly retired: { urlSlug: string; businessId: Types.ObjectId }[] = [];
  /** Former addresses that redirect to another business again. */
  readonly returned: { addresses: readonly string[]; to: Types.ObjectId }[] = [];
  /** Addresses that businesses take back. */
  readonly regained: string[] = [];
  readonly counts = new CountChanges();
  /** Earlier states of businesses that existed before the run, so that it can be undone. */
  readonly replaced: BusinessRecord[] = [];
  /** Businesses that the run confirmed without a change, with the run that wrote them before. */
  readonly confirmed: ChangeTrace['confirmed'] = [];
  private readonly ids: string[] = [];
  private readonly citySlugs = new Set<string>();
  private readonly categorySlugs = new Set<string>();
  readonly history: RecordedHistory;

  private constructor(
    private readonly context: ChangeContext,
    readonly removed: readonly RemovedFor[],
  ) {
    this.history = new RecordedHistory(context.source, context.now);
  }

  static async of(
    { planned = [], refiled = [], removed = [] }: Plan,
    context: ChangeContext,
  ): Promise<ChangeSet> {
    const changes = new ChangeSet(context, removed);
    const identified = planned.map((business) => ({
      ...business,
      id: business.before?._id ?? context.newId(),
    }));
    const moving = refiled.map(({ before, fields: { city } }) => ({
      id: before._id,
      before,
      fields: { name: before.name, placeId: before.placeId, city },
    }));
    const slugs = await plannedSlugs([...identified, ...moving], removed, context.findOwners);
    for (const business of identified) changes.addPlanned(business, slugs.get(business.id.toHexString()));
    for (const each of refiled) changes.refile(each, slugs.get(each.before._id.toHexString()));
    for (const each of removed) changes.addRemoved(each);
    changes.history.merged(identified, removed);
    return changes;
  }

  get at(): Date {
    return this.context.now;
  }

  get event(): PayloadOf<typeof businessChanged> {
    return {
      ids: this.ids,
      citySlugs: [...this.citySlugs],
      categorySlugs: publicCategories([...this.categorySlugs]),
      ...(this.context.source.origin === 'bulk' && { isFollowed: true }),
    };
  }

  get trace(): ChangeTrace {
    const { inserts, replaced, confirmed } = this;
    return { created: inserts.map(({ _id }) => _id), replaced: replaced.map(({ _id }) => _id), confirmed };
  }

  /** Restores a removed business, with the former addresses that a merge took from it. */
  restore(stored: BusinessRecord, addresses: readonly string[] = []): void {
    const business = filedNow(stored);
    if (addresses.length > 0) this.returned.push({ addresses, to: business._id });
    this.restored.push(business);
    this.regained.push(business.urlSlug);
    this.history.restored(business._id);
    this.counts.add(business);
    this.touch(business);
  }

  /** Deletes a business as if it had never existed: its address is free again. */
  forget(business: BusinessRecord): void {
    this.forgotten.push(business._id);
    this.counts.remove(business);
    this.touch(business);
  }

  /** Deletes everything stored about a business, which may already be removed (`listed` is null then). */
  erase(id: Types.ObjectId, listed: BusinessRecord | null): void {
    if (listed) this.forget(listed);
    else this.forgotten.push(id);
    this.erased.push(id);
  }

  /** Restores the earlier state of a business; the address that it leaves redirects to it. */
  revert(now: BusinessRecord, stored: BusinessRecord): void {
    const before = keepingCity(now, filedNow(stored));
    this.replacements.push(before);
    this.history.undone(now, before);
    this.moveAddress(now, before);
    this.counts.remove(now);
    this.counts.add(before);
    this.touch(now);
    this.touch(before);
  }

  /** Reverts a run's confirmation of these businesses, so that the previous run can be undone too. */
  unconfirm(runId: string, confirmed: ChangeTrace['confirmed']): void {
    for (const { id, lastRun } of confirmed) {
      this.updates.push({ id, writtenBy: runId, set: { lastRun }, unset: {} });
    }
  }

  private addPlanned({ id, before, fields, row = 1 }: IdentifiedBusiness, slugs: Slugs | undefined): void {
    if (before) this.change(before, fields, slugs);
    else if (slugs) this.create(id, fields, row, slugs);
  }

  /** `lastRun` stays the same, so earlier imports can still be undone. */
  private refile({ before, fields }: Refiled, slugs: Slugs | undefined): void {
    const { set, unset, any } = changedFields(before, fields);
    if (!any) return;
    const after: BusinessRecord = { ...before, ...fields, ...slugs };
    this.updates.push({ id: before._id, set: { ...set, ...slugs, updatedAt: this.context.now }, unset });
    this.history.refiled(before, after);
    this.moveAddress(before, after);
    this.counts.remove(before);
    this.counts.add(after);
    this.touch(before);
    this.touch(after);
  }

  private addRemoved({ business, heir }: RemovedFor): void {
    if (!this.regained.includes(business.urlSlug)) {
      this.retired.push({ urlSlug: business.urlSlug, businessId: heir });
    }
    this.history.removed(business._id);
    this.counts.remove(business);
    this.touch(business);
  }

  private create(id: Types.ObjectId, fields: BusinessFields, row: number, slugs: Slugs): void {
    const { source, now } = this.context;
    const record: BusinessRecord = {
      _id: id,
      ...fields,
      ...slugs,
      source: { kind: source.kind, runId: source.runId, row },
      lastRun: source.runId,
      createdAt: now,
      updatedAt: now,
    };
    this.inserts.push(record);
    this.history.created(record._id);
    this.counts.add(record);
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
    const edited = this.history.changed(before, after);
    this.updates.push({
      id: before._id,
      set: { ...set, ...slugs, ...edited, lastRun: source.runId, updatedAt: now },
      unset,
    });
    if (before.source.runId !== source.runId) this.replaced.push(before);
    this.moveAddress(before, after);
    this.counts.remove(before);
    this.counts.add(after);
    this.touch(before);
    this.touch(after);
  }

  private moveAddress(from: BusinessRecord, to: BusinessRecord): void {
    if (from.urlSlug === to.urlSlug) return;
    if (!this.regained.includes(from.urlSlug)) {
      this.retired.push({ urlSlug: from.urlSlug, businessId: from._id });
    }
    this.regained.push(to.urlSlug);
  }

  private touch(record: BusinessRecord): void {
    const id = record._id.toHexString();
    if (this.ids.at(-1) !== id) this.ids.push(id);
    this.citySlugs.add(record.citySlug);
    for (const slug of record.categorySlugs) this.categorySlugs.add(slug);
  }
}

/** The former state; if it differs only by an older name of its city, with the current city name and address. */
function keepingCity(now: BusinessRecord, before: BusinessRecord): BusinessRecord {
  const city = listedCity(before);
  if (city === before.city || city !== now.city || before.name !== now.name) return before;
  const { citySlug, nameSlug, urlSlug } = now;
  return { ...before, city, citySlug, nameSlug, urlSlug };
}
