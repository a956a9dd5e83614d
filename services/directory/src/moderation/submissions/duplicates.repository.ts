import type { SubmissionDraft } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import {
  BUSINESS_MODEL,
  type BusinessFields,
  type BusinessRecord,
  cardProjection,
  foldedName,
  listIndexes,
  normaliseBusiness,
} from '../../record/index.js';
import { draftAsInput } from './draft-as-input.js';

/** Neighbours of one postal code that are compared; no German one has more businesses of a kind. */
const MOST_NEIGHBOURS = 3_000;
const MOST_DUPLICATES = 10;
const MAX_TIME_MS = 3_000;

type Neighbour = BusinessRecord & Pick<BusinessFields, 'phoneNumber'>;

/** Finds listed businesses of the same postal code that have a draft's name, phone number or website. */
@Injectable()
export class DuplicatesRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  async find(draft: SubmissionDraft): Promise<BusinessRecord[]> {
    const wanted = normaliseBusiness(draftAsInput(draft))?.fields;
    if (!wanted?.postalCode) return [];
    const neighbours = await this.businesses
      .find(
        { listed: true, postalCode: wanted.postalCode },
        { ...(cardProjection as object), phoneNumber: 1 },
      )
      .hint(listIndexes.postalCode)
      .limit(MOST_NEIGHBOURS)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Neighbour[]>();
    return neighbours.filter((neighbour) => isAlike(wanted, neighbour)).slice(0, MOST_DUPLICATES);
  }
}

function isAlike(wanted: BusinessFields, other: Neighbour): boolean {
  return (
    foldedName(wanted.name) === foldedName(other.name) ||
    (wanted.phoneNumber !== undefined && wanted.phoneNumber === other.phoneNumber) ||
    (wanted.website !== undefined && siteOf(wanted.website) === siteOf(other.website))
  );
}

const siteOf = (address: string | undefined): string | undefined =>
  URL.parse(address ?? '')?.hostname.replace(/^www\./, '');
