import type { SubmissionDraft } from '@gewerk/contracts';
import { findAlikeBusinesses } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import {
  BUSINESS_MODEL,
  type BusinessFields,
  type BusinessRecord,
  cardProjection,
  listIndexes,
  normaliseBusiness,
} from '../../record/index.js';
import { draftAsInput } from './draft-as-input.js';
import { alikeness } from './alikeness.js';

/**
 * Maximum number of businesses in one postal code that are compared; no German postal code is expected to
 * have more.
 */
const MOST_NEIGHBOURS = 3_000;
const MOST_DUPLICATES = 10;
const MAX_TIME_MS = 3_000;

type Neighbour = BusinessRecord & Pick<BusinessFields, 'phoneNumber'>;

interface Duplicates {
  found: BusinessRecord[];
  /** False if the index was unavailable and only the postal code was searched. */
  isWholeStock: boolean;
}

const projection = { ...(cardProjection as object), phoneNumber: 1 };

/**
 * Finds listed businesses that may be the same as a draft: in the draft's postal code from the database,
 * elsewhere through the search index.
 */
@Injectable()
export class DuplicatesRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    private readonly bus: MessageBus,
  ) {}

  async find(draft: SubmissionDraft): Promise<Duplicates> {
    const wanted = normaliseBusiness(draftAsInput(draft))?.fields;
    if (!wanted) return { found: [], isWholeStock: true };
    const [candidates, neighbours] = await Promise.all([this.candidates(wanted), this.neighbours(wanted)]);
    const all = new Map([...(candidates ?? []), ...neighbours].map((one) => [one._id.toHexString(), one]));
    const found = [...all.values()]
      .map((one) => ({ one, score: alikeness(wanted, one) }))
      .filter(({ score }) => score > 0)
      .sort((first, second) => second.score - first.score)
      .slice(0, MOST_DUPLICATES)
      .map(({ one }) => one);
    return { found, isWholeStock: candidates !== null };
  }

  /**
   * The businesses with this postal code, from the database: those listed within the last few seconds may not
   * be in the index yet.
   */
  private async neighbours({ postalCode }: BusinessFields): Promise<Neighbour[]> {
    if (!postalCode) return [];
    return this.businesses
      .find({ listed: true, postalCode }, projection)
      .hint(listIndexes.postalCode)
      .limit(MOST_NEIGHBOURS)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Neighbour[]>();
  }

  /** Null while the index is unavailable. */
  private async candidates({ name, city, countryCode, phone, website }: BusinessFields) {
    try {
      const { ids } = await this.bus.request(findAlikeBusinesses, {
        ...{ name, city, country: countryCode, phone, website },
      });
      const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
      return await this.businesses.find({ _id, listed: true }, projection).lean<Neighbour[]>();
    } catch (error) {
      logger.warn({ err: error }, 'The whole directory could not be searched for duplicates');
      return null;
    }
  }
}
