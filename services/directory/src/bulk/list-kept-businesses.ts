import { GewerkError } from '@gewerk/contracts';
import { listKeptBusinesses, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { RemovedBusinessesRepository } from '../write/index.js';
import { BulkBatchesRepository } from './bulk-batches.repository.js';
import { BulkRunsRepository } from './bulk-runs.repository.js';
import { ChosenBusinesses } from './chosen-businesses.repository.js';

/** Lists the businesses that an undo left unchanged, with their names. */
@UseCase()
export class ListKeptBusinesses {
  constructor(
    private readonly runs: BulkRunsRepository,
    private readonly batches: BulkBatchesRepository,
    private readonly chosen: ChosenBusinesses,
    private readonly removed: RemovedBusinessesRepository,
  ) {}

  @Answers(listKeptBusinesses)
  async list({
    id,
    after = -1,
  }: ParsedInputOf<typeof listKeptBusinesses>): Promise<OutputOf<typeof listKeptBusinesses>> {
    if (!(await this.runs.find(id))) throw new GewerkError('run-not-found', 'There is no such bulk change.');
    const { ids, next } = await this.batches.kept(id, after);
    const [present, removed] = await Promise.all([this.chosen.byIds(ids), this.removed.findAll(ids)]);
    const named = [
      ...present.map((record) => ({ record, isDeleted: false })),
      ...removed.map(({ record }) => ({ record, isDeleted: true })),
    ];
    const businesses = named.map(({ record: { _id, name, city }, isDeleted }) => ({
      ...{ id: _id.toHexString(), name, city, isDeleted },
    }));
    return { businesses, next };
  }
}
