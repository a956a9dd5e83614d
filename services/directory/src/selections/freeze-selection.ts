import { randomUUID } from 'node:crypto';
import { freezeSelection, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { BULK } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessesRepository } from '../record/index.js';
import { BulkSelections } from './bulk-selections.js';
import { FrozenSelections } from './frozen-selections.repository.js';
import { SelectedWebsites } from './selected-websites.repository.js';

@UseCase()
export class FreezeSelection {
  constructor(
    private readonly selections: BulkSelections,
    private readonly frozen: FrozenSelections,
    private readonly websites: SelectedWebsites,
    private readonly businesses: BusinessesRepository,
  ) {}

  @Answers(freezeSelection)
  async freeze({
    selection,
  }: ParsedInputOf<typeof freezeSelection>): Promise<OutputOf<typeof freezeSelection>> {
    const ids = await this.selections.idsOf(selection);
    const id = randomUUID();
    await this.frozen.freeze(id, ids);
    const [websites, names] = await Promise.all([
      this.websites.count(id),
      this.businesses.names(ids.slice(0, BULK.examples)),
    ]);
    return { id, total: ids.length, websites, examples: names.map(({ name }) => name) };
  }
}
