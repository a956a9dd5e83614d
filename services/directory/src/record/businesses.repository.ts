import { businessIdPattern } from '@gewerk/contracts';
import type { CategorySort } from '@gewerk/contracts/bus';
import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, mongo, type QueryFilter, Types } from 'mongoose';
import { RETIRED_SLUG_MODEL, type RetiredSlug } from './retired-slug.schema.js';
import type { BusinessRecord } from './business.record.js';
import { BUSINESS_MODEL } from './business.schema.js';
import { CategoryFiltersRepository, listedBy } from './category-filters.repository.js';
import { type IndexKeys, listIndexes } from './list-indexes.js';
import { cardProjection, detailProjection, indexableProjection } from './projections.js';
import { idsBetween } from './scan.js';

/** How many items to skip and how many to return. */
export interface Slice {
  skip: number;
  limit: number;
}

/**
 * A list: its filter, and the index that provides its order. Orders end in a field that is unique within the
 * list.
 */
export interface ListQuery {
  filter: QueryFilter<BusinessRecord>;
  order: Record<string, 1 | -1>;
  /** If absent, the planner chooses one. */
  index?: IndexKeys | undefined;
}

/** Unrated businesses come last, followed only by permanently closed ones. */
export const bestRated = { gone: 1, ratingValue: -1, reviewCount: -1, _id: 1 } as const;

const categoryLists: Record<CategorySort, Pick<ListQuery, 'order'> & { index: IndexKeys }> = {
  rating: { order: bestRated, index: listIndexes.categoryByRating },
  reviews: {
    order: { gone: 1, reviewCount: -1, ratingValue: -1, _id: 1 },
    index: listIndexes.categoryByReviews,
  },
  name: { order: { gone: 1, nameSlug: 1, citySlug: 1 }, index: listIndexes.categoryByName },
  city: { order: { gone: 1, citySlug: 1, nameSlug: 1 }, index: listIndexes.categoryByCity },
};

/** A list without a suitable index is aborted after this time instead of keeping the server busy. */
const MAX_TIME_MS = 3_000;

/** Read access to businesses; all queries use lean documents and an index. */
@Injectable()
export class BusinessesRepository {
  readonly personalData: PersonalKind;

  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(RETIRED_SLUG_MODEL) private readonly retired: Model<RetiredSlug>,
    private readonly categories: CategoryFiltersRepository,
  ) {
    // Published businesses are removed through 'remove at the person's request', which keeps them from being added
    // again.
    this.personalData = { kind: 'listing', model: businesses, addressedBy: ['email'], isKept: true };
  }

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

  /** Without permanently closed businesses, since visitors see this list without having searched. */
  popular(limit: number): Promise<BusinessRecord[]> {
    const order = { popularity: -1, _id: 1 } as const;
    const filter: QueryFilter<BusinessRecord> = {
      listed: true,
      businessStatus: { $ne: 'CLOSED_PERMANENTLY' },
    };
    return this.cards({ filter, order, index: listIndexes.popular }, { skip: 0, limit });
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

  /**
   * Includes unlisted businesses: callers that read by id decide whether to use them. Invalid ids are skipped,
   * as are ids that no longer exist.
   */
  byIds(ids: readonly string[]): Promise<BusinessRecord[]> {
    return this.businesses.find(withIds(ids), indexableProjection).lean<BusinessRecord[]>();
  }

  /** Names by id, of listed and unlisted businesses; invalid ids are skipped. */
  async names(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    const found = await this.businesses
      .find(withIds(ids), { name: 1 })
      .lean<Pick<BusinessRecord, '_id' | 'name'>[]>();
    return found.map(({ _id, name }) => ({ id: _id.toHexString(), name }));
  }

  async existing(ids: readonly string[], session: ClientSession): Promise<Set<string>> {
    const found = await this.businesses.find(withIds(ids), { _id: 1 }).session(session).lean();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  /** The next businesses in id order. Fails with `invalid-input` if `after` is not an id. */
  after(after: string | null, limit: number): Promise<BusinessRecord[]> {
    return this.businesses
      .find(idsBetween(after, null), indexableProjection)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<BusinessRecord[]>();
  }

  /**
   * The card data of one slice of a list; in the previous version's order while the index of the list is being
   * built.
   */
  async cards(list: ListQuery, slice: Slice): Promise<BusinessRecord[]> {
    try {
      return await this.read(list, slice);
    } catch (error) {
      if (!isUnmade(error)) throw error;
      return this.read(asBefore(list), slice);
    }
  }

  private read({ filter, order, index }: ListQuery, { skip, limit }: Slice): Promise<BusinessRecord[]> {
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

/**
 * Whether the named index does not exist yet: a version's new indexes are built while it already serves
 * requests.
 */
const isUnmade = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && /hint provided does not correspond/.test(error.message);

/** The list in the order of the previous version, with its index. */
function asBefore({ filter, order: { gone: _, ...order }, index }: ListQuery): ListQuery {
  const { gone: __, ...keys } = index ?? {};
  return { filter, order, index: index && keys };
}

const withIds = (ids: readonly string[]): QueryFilter<BusinessRecord> => ({
  _id: { $in: ids.filter((id) => businessIdPattern.test(id)).map((id) => new Types.ObjectId(id)) },
});
