import {
  type createBusiness,
  type editBusiness,
  GewerkError,
  type ManagedBusiness,
  type ParsedInputOf,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { changedFields } from '../upsert-businesses/changed-fields.js';
import { suppressed } from '../suppressions/suppressed.js';
import { SuppressionsRepository } from '../suppressions/suppressions.repository.js';
import { toManaged } from './business-form.mapper.js';
import { BusinessChanges } from './business-changes.js';
import { fieldsOf } from './form-fields.js';
import { ManagedBusinessesRepository } from './managed-businesses.repository.js';

/** Creates and changes single businesses. */
@Injectable()
export class SaveBusinessService {
  constructor(
    private readonly businesses: ManagedBusinessesRepository,
    private readonly changes: BusinessChanges,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async get(id: string): Promise<ManagedBusiness> {
    return toManaged(await this.businesses.get(id));
  }

  async create({ key, form }: ParsedInputOf<typeof createBusiness>): Promise<ManagedBusiness> {
    const fields = fieldsOf(form, null);
    const runId = `panel:${key}`;
    return this.changes.run(async (session, commit) => {
      const same = await this.businesses.withPlaceId(fields.placeId, session);
      if (same?.source.runId === runId) return toManaged(same);
      if (same) {
        throw new GewerkError('conflict', `There is a business of this name and address: ${same.urlSlug}.`);
      }
      if ((await this.suppressions.among([fields], session)).size > 0) throw suppressed(fields.name);
      const plan = await this.changes.plan([{ before: null, fields, row: 1 }], runId, session);
      await commit(plan);
      const [created] = plan.inserts;
      if (!created) throw new Error('A plan for a new business has no insert.');
      return toManaged(created);
    });
  }

  async edit({ id, version, form }: ParsedInputOf<typeof editBusiness>): Promise<ManagedBusiness> {
    return this.changes.run(async (session, commit) => {
      const now = await this.businesses.get(id, session);
      const fields = fieldsOf(form, now);
      // A change that is sent again finds itself done.
      if (!changedFields(now, fields).any) return toManaged(now);
      const before = await this.businesses.getAt(id, version, session);
      await commit(await this.changes.plan([{ before, fields, row: 1 }], `panel:${id}`, session));
      return toManaged(await this.businesses.get(id, session));
    });
  }
}
