import { formFields } from '@gewerk/contracts';
import { dropUnreadHours, type ManagedBusiness, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessWriter, toManaged, WholeRecordsRepository } from '../write/index.js';

/** Drops a source's opening hours that do not describe hours, such as 'nach Vereinbarung'. */
@UseCase()
export class DropUnreadHours {
  constructor(
    private readonly records: WholeRecordsRepository,
    private readonly writer: BusinessWriter,
  ) {}

  @Answers(dropUnreadHours)
  drop({ id, version }: ParsedInputOf<typeof dropUnreadHours>): Promise<ManagedBusiness> {
    return this.writer.inTurn(async (change) => {
      const business = await this.records.getAt(id, version, change.session);
      const { rawHours, ...others } = business;
      if (rawHours === undefined || business.hours !== undefined) return toManaged(business);
      // Counts as edited; otherwise the next import of the same sheet would bring the text back.
      const decided = new Set([...(business.edited ?? []), 'hours']);
      const edited = formFields.filter((field) => decided.has(field));
      const changes = await change.plan({ kind: 'panel', runId: business.lastRun }, {});
      changes.updates.push({ id: business._id, set: { edited }, unset: { rawHours: '' } });
      await change.write(changes);
      return toManaged({ ...others, edited });
    });
  }
}
