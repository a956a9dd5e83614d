import { type OutputOf, type ParsedInputOf, previewBulkChange } from '@gewerk/contracts/bus';
import { BULK } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessesRepository } from '../record/index.js';
import { BulkSelections, digestOfIds } from '../selections/index.js';
import { RemovedBusinessesRepository } from '../write/index.js';
import { ChosenBusinesses } from './chosen-businesses.repository.js';
import { storedValues } from './set-fields.js';

/** Counts what a bulk change would write. */
@UseCase()
export class PreviewBulkChange {
  constructor(
    private readonly selections: BulkSelections,
    private readonly chosen: ChosenBusinesses,
    private readonly businesses: BusinessesRepository,
    private readonly removed: RemovedBusinessesRepository,
  ) {}

  @Answers(previewBulkChange)
  async preview({
    selection,
    change,
  }: ParsedInputOf<typeof previewBulkChange>): Promise<OutputOf<typeof previewBulkChange>> {
    const values = change.action === 'set' ? storedValues(change.fields) : null;
    const ids = await this.selections.idsOf(selection);
    const { present, alike } = await this.chosen.count(ids, values);
    const changed = change.action === 'restore' ? await this.removed.countUnmerged(ids) : present - alike;
    const first = ids.slice(0, BULK.examples);
    const names = change.action === 'restore' ? this.removed.names(first) : this.businesses.names(first);
    const examples = (await names).map(({ name }) => name);
    return { total: ids.length, changed, examples, digest: digestOfIds(ids) };
  }
}
