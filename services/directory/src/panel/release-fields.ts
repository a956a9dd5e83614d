import { type ManagedBusiness, type ParsedInputOf, releaseFields } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessWriter, toManaged, WholeRecordsRepository } from '../write/index.js';

/** Lets imports change fields again although someone has edited them. */
@UseCase()
export class ReleaseFields {
  constructor(
    private readonly records: WholeRecordsRepository,
    private readonly writer: BusinessWriter,
  ) {}

  @Answers(releaseFields)
  release({ id, version, fields }: ParsedInputOf<typeof releaseFields>): Promise<ManagedBusiness> {
    return this.writer.inTurn(async (change) => {
      const business = await this.records.getAt(id, version, change.session);
      const released = new Set<string>(fields);
      const edited = (business.edited ?? []).filter((field) => !released.has(field));
      const changes = await change.plan({ kind: 'panel', runId: business.lastRun }, {});
      changes.updates.push({ id: business._id, set: { edited }, unset: {} });
      await change.write(changes);
      return toManaged({ ...business, edited });
    });
  }
}
