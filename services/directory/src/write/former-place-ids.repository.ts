import { derivePlaceId, formerPlaceId } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { BUSINESS_MODEL, type BusinessFields, type BusinessRecord } from '../record/index.js';

/**
 * Finds businesses that still have a place id from the time when texts in other scripts were transliterated;
 * exports, addresses and hashes of removed businesses contain such ids. A business that was edited since is
 * not found.
 */
@Injectable()
export class FormerPlaceIds {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /** These fields, with the place id under which their business is stored. */
  async applied(fields: readonly BusinessFields[], session: ClientSession | null): Promise<BusinessFields[]> {
    const formerIds = fields.flatMap((place) => formerPlaceId(place) ?? []);
    if (formerIds.length === 0) return [...fields];
    const stored = await this.businesses
      .find({ placeId: { $in: formerIds } }, { placeId: 1, name: 1, address: 1, postalCode: 1, city: 1 })
      .session(session)
      .lean<BusinessRecord[]>();
    // Compared by the id that they would get now, since transliteration gave several places the same former id.
    const former = new Map(stored.map((place) => [derivePlaceId(place), place.placeId]));
    return fields.map((place) => ({ ...place, placeId: former.get(place.placeId) ?? place.placeId }));
  }
}
