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
      // The hours do not count as edited: an import never stores unreadable text over a stored business, so
      // it can only bring back readable hours.
      const changes = await change.plan({ kind: 'panel', runId: business.lastRun }, {});
      changes.updates.push({ id: business._id, set: {}, unset: { rawHours: '' } });
      await change.write(changes);
      return toManaged(others);
    });
  }
}
