import type { PanelStatus } from '@gewerk/contracts';
import { WORK } from '@gewerk/contracts/limits';
import type { findUnlistedBusinesses, PanelFilter, PanelSort, ParsedInputOf } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import {
  BUSINESS_MODEL,
  type BusinessRecord,
  cardProjection,
  type IndexKeys,
  listIndexes,
  UNREAD_HOURS,
} from '../record/index.js';
import { type RemovedBusiness, RemovedBusinessesRepository } from '../write/index.js';
import { DELETED, HIDDEN, unlistedFilter } from './unlisted-filter.js';

type Input = ParsedInputOf<typeof findUnlistedBusinesses>;

const SORT_FIELDS: Record<PanelSort, string> = {
  name: 'nameSlug',
  city: 'citySlug',
  category: 'category',
  rating: 'ratingValue',
  reviewCount: 'reviewCount',
};
const MAX_TIME_MS = 3_000;

/**
 * The filter for a status. MongoDB only uses a partial index if the query contains its condition; without it, all
 * businesses are read.
 */
const keptOf = (status: PanelStatus): { kept: object; by: { hint?: IndexKeys } } =>
  status === 'unread-hours'
    ? { kept: UNREAD_HOURS, by: { hint: listIndexes.unreadHours } }
    : { kept: { listed: false }, by: {} };

/**
 * Reads unlisted businesses, the trash, and listings with unreadable hours. There are few of these, so their
 * filters need no index.
 */
@Injectable()
export class UnlistedBusinesses {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    private readonly removed: RemovedBusinessesRepository,
  ) {}

  /** Businesses with unreadable hours: their number, up to a limit, and when the oldest was last changed. */
  async unreadHours(): Promise<{ count: number; since: string | null }> {
    const [count, oldest] = await Promise.all([
      this.businesses
        .countDocuments(UNREAD_HOURS, { limit: WORK.mostCounted, hint: listIndexes.unreadHours })
        .maxTimeMS(MAX_TIME_MS),
      this.businesses
        .findOne(UNREAD_HOURS, { updatedAt: 1 })
        .sort(listIndexes.unreadHours)
        .hint(listIndexes.unreadHours)
        .lean<Pick<BusinessRecord, 'updatedAt'>>(),
    ]);
    return { count, since: oldest?.updatedAt.toISOString() ?? null };
  }

  /** Unlisted businesses, or those with unreadable hours. */
  async hidden(input: Input): Promise<{ total: number; found: BusinessRecord[] }> {
    const { page, limit, sortBy, sortOrder } = input;
    const { kept, by } = keptOf(input.status);
    const filter = { ...unlistedFilter(input, HIDDEN), ...kept };
    const field = sortBy ? SORT_FIELDS[sortBy] : 'nameSlug';
    const [total, found] = await Promise.all([
      this.businesses.countDocuments(filter, by).maxTimeMS(MAX_TIME_MS),
      this.businesses
        .find(filter, cardProjection, by)
        .sort({ [field]: sortOrder === 'asc' ? 1 : -1, _id: 1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .maxTimeMS(MAX_TIME_MS)
        .lean<BusinessRecord[]>(),
    ]);
    return { total, found };
  }

  /** The most recently removed come first, unless another order is requested. */
  deleted(input: Input): Promise<{ total: number; found: RemovedBusiness[] }> {
    const { page, limit, sortBy, sortOrder } = input;
    const order: Record<string, 1 | -1> = sortBy
      ? { [`record.${SORT_FIELDS[sortBy]}`]: sortOrder === 'asc' ? 1 : -1, _id: 1 }
      : { removedAt: -1, _id: 1 };
    const filter = unlistedFilter(input, DELETED);
    return this.removed.page({ filter, order }, { skip: (page - 1) * limit, limit });
  }

  /** Ids of all matches of a filter, at most `limit`. */
  async ids(filter: PanelFilter & { status: PanelStatus }, limit: number): Promise<string[]> {
    if (filter.status === 'deleted') return this.removed.ids(unlistedFilter(filter, DELETED), limit);
    const { kept, by } = keptOf(filter.status);
    const found = await this.businesses
      .find({ ...unlistedFilter(filter, HIDDEN), ...kept }, { _id: 1 }, by)
      .limit(limit)
      .lean<Pick<BusinessRecord, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** The listed business with this id or place id, if it matches the filter. */
  async listedWith(
    key: { _id: BusinessRecord['_id'] } | { placeId: string },
    filter: PanelFilter,
  ): Promise<BusinessRecord | null> {
    return this.businesses
      .findOne({ ...unlistedFilter(filter, HIDDEN), ...key, listed: true }, cardProjection)
      .lean<BusinessRecord>();
  }
}
