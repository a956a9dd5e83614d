import { businessIdPattern, type CategorySort, GewerkError } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { RETIRED_SLUG_MODEL, type RetiredSlug } from '../retired-slugs/retired-slug.schema.js';
import type { BusinessRecord } from './business.record.js';
import { BUSINESS_MODEL } from './business.schema.js';
import { CategoryFilters, listedBy } from './category-filters.js';
import { type IndexKeys, listIndexes } from './list-indexes.js';
import { cardProjection, detailProjection, indexableProjection } from './projections.js';

/** How many items to leave out and how many to give. */
export interface Slice {
  skip: number;
  limit: number;
}

/** A list: what it holds, and the index that gives its order. Orders end in what is unique within the list. */
export interface ListQuery {
  filter: QueryFilter<BusinessRecord>;
  order: Record<string, 1 | -1>;
  /** Absent where the planner is to find one. */
  index?: IndexKeys | undefined;
}

/** Unrated ones come last. */
export const bestRated = { ratingValue: -1, reviewCount: -1, _id: 1 } as const;

const categoryLists: Record<CategorySort, Pick<ListQuery, 'order'> & { index: IndexKeys }> = {
  rating: { order: bestRated, index: listIndexes.categoryByRating },
  reviews: { order: { reviewCount: -1, ratingValue: -1, _id: 1 }, index: listIndexes.categoryByReviews },
  name: { order: { nameSlug: 1, citySlug: 1 }, index: listIndexes.categoryByName },
  city: { order: { citySlug: 1, nameSlug: 1 }, index: listIndexes.categoryByCity },
};

/** A list that no index serves well ends instead of keeping the server busy. */
const MAX_TIME_MS = 3_000;

/** Reads of businesses; everything is lean and answered from an index. */
@Injectable()
export class BusinessesRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(RETIRED_SLUG_MODEL) private readonly retired: Model<RetiredSlug>,
    private readonly categories: CategoryFilters,
  ) {}

  async byId(id: string): Promise<BusinessRecord | null> {
    if (!businessIdPattern.test(id)) return null;
    return this.businesses.findById(new Types.ObjectId(id), detailProjection).lean<BusinessRecord>();
  }

  /** The business that has, or once had, this address. */
  async bySlug(urlSlug: string): Promise<BusinessRecord | null> {
    const business = await this.businesses.findOne({ urlSlug }, detailProjection).lean<BusinessRecord>();
    if (business) return business;
    const retired = await this.retired.findById(urlSlug).lean<RetiredSlug>();
    return retired && this.businesses.findById(retired.businessId, detailProjection).lean<BusinessRecord>();
  }

  popular(limit: number): Promise<BusinessRecord[]> {
    const order = { popularity: -1, _id: 1 } as const;
    return this.cards({ filter: { listed: true }, order, index: listIndexes.popular }, { skip: 0, limit });
  }

  inCity(citySlug: string, slice: Slice): Promise<BusinessRecord[]> {
    return this.cards(
      { filter: { listed: true, citySlug }, order: bestRated, index: listIndexes.city },
      slice,
    );
  }

  async inCategory(categorySlug: string, sort: CategorySort, slice: Slice): Promise<BusinessRecord[]> {
    const category = await this.categories.of(categorySlug);
    const { order, index } = categoryLists[sort];
    return this.cards({ filter: category.filter, order, ...listedBy(category, index) }, slice);
  }

  /** Unlisted businesses are included: who reads by id decides. Ids that are none are absent like those that are gone. */
  byIds(ids: readonly string[]): Promise<BusinessRecord[]> {
    const known = ids.filter((id) => businessIdPattern.test(id)).map((id) => new Types.ObjectId(id));
    return this.businesses.find({ _id: { $in: known } }, indexableProjection).lean<BusinessRecord[]>();
  }

  /** The next businesses in id order. Fails with `invalid-input` where `after` is no id. */
  after(after: string | null, limit: number): Promise<BusinessRecord[]> {
    return this.businesses
      .find(idsBetween(after, null), indexableProjection)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<BusinessRecord[]>();
  }

  /** What cards need of one slice of a list. */
  cards({ filter, order, index }: ListQuery, { skip, limit }: Slice): Promise<BusinessRecord[]> {
    const query = this.businesses
      .find(filter, cardProjection)
      .sort(order)
      .skip(skip)
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS);
    if (index) query.hint(index);
    return query.lean<BusinessRecord[]>();
  }
}

/** Businesses by id: after the one, up to the other. Fails with `invalid-input` for what is no id. */
export function idsBetween(after: string | null, until: string | null): QueryFilter<BusinessRecord> {
  const range = {
    ...(after === null ? {} : { $gt: idOf('after', after) }),
    ...(until === null ? {} : { $lte: idOf('until', until) }),
  };
  return after === null && until === null ? {} : { _id: range };
}

function idOf(field: string, id: string): Types.ObjectId {
  if (businessIdPattern.test(id)) return new Types.ObjectId(id);
  const message = 'must be the id that an answer before told, or null';
  throw new GewerkError('invalid-input', `${field}: ${message}`, [{ field, message }]);
}
