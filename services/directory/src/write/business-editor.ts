import type { ChangeOrigin } from '@gewerk/contracts';
import type { editBusiness, ParsedInputOf, removeBusiness } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '../record/index.js';
import { BusinessWriter } from './business-writer.js';
import { changedFields } from './changed-fields.js';
import { fieldsOf } from './form-fields.js';
import { RemovedBusinessesRepository } from './removed-businesses.repository.js';
import { WholeRecordsRepository } from './whole-records.repository.js';

/** Changes and removes single businesses. Repeating a change has no further effect. */
@Injectable()
export class BusinessEditor {
  constructor(
    private readonly records: WholeRecordsRepository,
    private readonly removed: RemovedBusinessesRepository,
    private readonly writer: BusinessWriter,
  ) {}

  /** Fails with `invalid-input`, `business-not-found` and `conflict`. */
  edit(
    { id, version, form }: ParsedInputOf<typeof editBusiness>,
    origin: ChangeOrigin = 'panel',
  ): Promise<BusinessRecord> {
    return this.writer.inTurn(async (change) => {
      const now = await this.records.get(id, change.session);
      const fields = fieldsOf(form, now);
      if (!changedFields(now, fields).any) return now;
      const before = await this.records.getAt(id, version, change.session);
      const source = { kind: 'panel', runId: `panel:${id}`, origin } as const;
      await change.write(await change.plan(source, { planned: [{ before, fields }] }));
      return this.records.get(id, change.session);
    });
  }

  /** Fails with `business-not-found` and `conflict`. */
  remove({ id, version }: ParsedInputOf<typeof removeBusiness>): Promise<void> {
    return this.writer.inTurn(async (change) => {
      if (await this.removed.find(id, change.session)) return;
      const business = await this.records.getAt(id, version, change.session);
      // The address stays reserved, so that a restored business gets it back.
      const removed = [{ business, heir: business._id }];
      const source = { kind: 'panel', runId: `panel:${id}` } as const;
      await change.write(await change.plan(source, { removed }));
    });
  }
}
