import {
  GewerkError,
  type ManagedBusiness,
  type mergeBusinesses,
  type ParsedInputOf,
  type removeBusiness,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { businessNotFound } from '../businesses/business-not-found.js';
import type { BusinessFields, BusinessRecord } from '../businesses/business.record.js';
import { normaliseBusiness } from '../normalise/normalise-business.js';
import { overlaid, storedInput } from '../normalise/stored-input.js';
import { suppressed } from '../suppressions/suppressed.js';
import { SuppressionsRepository } from '../suppressions/suppressions.repository.js';
import { toManaged } from './business-form.mapper.js';
import { BusinessChanges } from './business-changes.js';
import { ManagedBusinessesRepository } from './managed-businesses.repository.js';

/** Takes businesses out, brings them back, and makes one of two. */
@Injectable()
export class RemoveBusinessService {
  constructor(
    private readonly businesses: ManagedBusinessesRepository,
    private readonly changes: BusinessChanges,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async remove({ id, version }: ParsedInputOf<typeof removeBusiness>): Promise<{ id: string }> {
    return this.changes.run(async (session, commit) => {
      // Sent again, it finds itself done.
      if (await this.businesses.removedBusiness(id, session)) return { id };
      const business = await this.businesses.getAt(id, version, session);
      const plan = await this.changes.plan([], `panel:${id}`, session);
      // The address stays its own, so that a business that comes back has it again.
      plan.remove(business, business._id);
      await this.businesses.remove(business, null, new Date(), session);
      await commit(plan);
      return { id };
    });
  }

  async restore(id: string): Promise<ManagedBusiness> {
    return this.changes.run(async (session, commit) => {
      const removed = await this.businesses.removedBusiness(id, session);
      if (!removed) return toManaged(await this.businesses.get(id, session));
      if (removed.mergedInto) throw businessNotFound();
      const { record } = removed;
      if (await this.businesses.withPlaceId(record.placeId, session)) {
        throw new GewerkError('conflict', `${record.name} was added to the directory anew meanwhile.`);
      }
      if ((await this.suppressions.among([record], session)).size > 0) throw suppressed(record.name);
      const plan = await this.changes.plan([], `panel:${id}`, session);
      plan.bringBack(record);
      await this.businesses.bringBack(record, session);
      await commit(plan);
      return toManaged(record);
    });
  }

  async merge(input: ParsedInputOf<typeof mergeBusinesses>): Promise<ManagedBusiness> {
    const { id, version, otherId, otherVersion } = input;
    if (id === otherId) {
      const message = 'must be another business than the one that stays';
      throw new GewerkError('invalid-input', `otherId: ${message}`, [{ field: 'otherId', message }]);
    }
    return this.changes.run(async (session, commit) => {
      const done = await this.businesses.removedBusiness(otherId, session);
      if (done?.mergedInto?.toHexString() === id) return toManaged(await this.businesses.get(id, session));
      const before = await this.businesses.getAt(id, version, session);
      const other = await this.businesses.getAt(otherId, otherVersion, session);
      // Gone before the one that stays may take over its address.
      await this.businesses.remove(other, before._id, new Date(), session);
      await this.businesses.redirect(other._id, before._id, session);
      const fields = completedBy(before, other);
      const plan = await this.changes.plan([{ before, fields, row: 1 }], `panel:${id}`, session);
      plan.remove(other, before._id);
      await commit(plan);
      return toManaged(await this.businesses.get(id, session));
    });
  }
}

/** The business with what only the other tells. */
function completedBy(business: BusinessRecord, other: BusinessRecord): BusinessFields {
  const input = overlaid(storedInput(other), storedInput(business));
  return normaliseBusiness({ ...input, placeId: business.placeId })?.fields ?? business;
}
