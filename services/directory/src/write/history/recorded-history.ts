import { type ChangeOrigin, formFields } from '@gewerk/contracts';
import type { Types } from 'mongoose';
import type { BusinessRecord } from '../../record/index.js';
import type { IdentifiedBusiness, RemovedFor } from '../plan.js';
import { changedByRun } from './changed-by-run.js';
import { type ChangeSource, entryOf, originOf, type Recorded, withFormer } from './history-entry.js';
import { differingFields } from './stored-form-fields.js';

/** Origins of changes whose values a person chose. */
const EDITORS: ReadonlySet<ChangeOrigin> = new Set(['panel', 'bulk', 'merge', 'owner', 'visitor']);

/** What one change adds to the histories of businesses. */
export class RecordedHistory {
  readonly entries: Recorded[] = [];

  constructor(
    private readonly source: ChangeSource,
    private readonly at: Date,
  ) {}

  /**
   * New businesses of an import have no entry: their source and date contain the same information, and there
   * may be half a million.
   */
  created(id: Types.ObjectId): void {
    if (originOf(this.source) !== 'import') this.entries.push({ id, entry: this.entry('created') });
  }

  /**
   * Records a change. Returns the fields that now count as edited and the runs that changed the business, as an update.
   */
  changed(before: BusinessRecord, after: BusinessRecord): Pick<BusinessRecord, 'edited' | 'changedBy'> {
    this.addChange(this.source, before, after);
    const runs = changedByRun(before, this.source);
    if (!EDITORS.has(originOf(this.source))) return runs;
    const edited = new Set([...(before.edited ?? []), ...differingFields(before, after)]);
    return edited.size === 0 ? runs : { ...runs, edited: formFields.filter((field) => edited.has(field)) };
  }

  undone(now: BusinessRecord, before: BusinessRecord): void {
    this.addChange({ ...this.source, origin: 'undo' }, now, before);
  }

  refiled(before: BusinessRecord, after: BusinessRecord): void {
    this.addChange({ ...this.source, origin: 'system' }, before, after);
  }

  removed(id: Types.ObjectId): void {
    this.entries.push({ id, entry: this.entry('removed'), isRemoved: true });
  }

  restored(id: Types.ObjectId): void {
    this.entries.push({ id, entry: this.entry('restored') });
  }

  /** Names the other business in the entries of both. A merge that changes no field has an entry too. */
  merged(kept: readonly IdentifiedBusiness[], removed: readonly RemovedFor[]): void {
    for (const { business, heir } of removed) {
      if (heir.equals(business._id)) continue;
      const winner = kept.find(({ id }) => id.equals(heir));
      if (!winner) continue;
      if (!this.find(heir)) this.entries.push({ id: heir, entry: this.entry('changed') });
      this.name(heir, business._id, business.name);
      this.name(business._id, heir, winner.fields.name);
    }
  }

  private name(id: Types.ObjectId, other: Types.ObjectId, name: string): void {
    const found = this.find(id);
    if (found) found.entry.other = { id: other.toHexString(), name };
  }

  private find = (id: Types.ObjectId): Recorded | undefined =>
    this.entries.find((each) => each.id.equals(id));

  private addChange(source: ChangeSource, before: BusinessRecord, after: BusinessRecord): void {
    const entry = withFormer(entryOf(source, 'changed', this.at), before, after);
    if (entry) this.entries.push({ id: before._id, entry });
  }

  private entry = (kind: 'created' | 'changed' | 'removed' | 'restored') =>
    entryOf(this.source, kind, this.at);
}
