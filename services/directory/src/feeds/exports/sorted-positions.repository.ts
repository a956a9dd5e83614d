import type { ExportPosition } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord } from '../../record/index.js';
import { afterPosition, exportFilter, exportOrder, type SortedPage, sortField } from './export-query.js';

/** Positions found in one sort; about 2 MB. */
const STRETCH = 20_000;
/** How many stretches are cached; an export uses one. */
const MOST_STRETCHES = 4;
/** Time limit for a sort, which reads everything that matches the filter. */
const MAX_TIME_MS = 25_000;

/** Consecutive positions, without a gap. */
interface Stretch {
  readonly positions: readonly ExportPosition[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Whether it is the last stretch. */
  readonly isEnd: boolean;
}

/**
 * Finds the order of sorted exports. No index has this order, so the next 20,000 positions are sorted at once
 * and cached per process.
 */
@Injectable()
export class SortedPositions {
  /** By filter and order, most recently used last. */
  private readonly stretches = new Map<string, Stretch>();

  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /** The positions of the next page, and whether it is the last. */
  async next(page: SortedPage): Promise<{ positions: readonly ExportPosition[]; isLast: boolean }> {
    const { filter, sortBy, sortOrder, after, limit } = page;
    const key = JSON.stringify([filter, sortBy, sortOrder]);
    const kept = this.stretches.get(key);
    let begin = (after && kept?.indexOf.get(after.id)) ?? -1;
    let stretch = kept;
    if (!stretch || begin < 0 || (begin + 1 >= stretch.positions.length && !stretch.isEnd)) {
      stretch = await this.find(page);
      begin = -1;
    }
    this.keep(key, stretch);
    const positions = stretch.positions.slice(begin + 1, begin + 1 + limit);
    return { positions, isLast: stretch.isEnd && begin + 1 + limit >= stretch.positions.length };
  }

  private async find(page: SortedPage): Promise<Stretch> {
    const field = sortField[page.sortBy];
    const found = await this.businesses
      .find({ $and: [exportFilter(page.filter), afterPosition(page)] }, { [field]: 1 })
      .sort(exportOrder(page))
      .skip(page.skip)
      .limit(STRETCH)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Pick<BusinessRecord, '_id' | typeof field>[]>();
    const positions = found.map((record) => ({ id: record._id.toHexString(), value: record[field] ?? null }));
    const indexOf = new Map(positions.map(({ id }, index) => [id, index]));
    return { positions, indexOf, isEnd: found.length < STRETCH };
  }

  private keep(key: string, stretch: Stretch): void {
    this.stretches.delete(key);
    this.stretches.set(key, stretch);
    const [oldest] = this.stretches.keys();
    if (this.stretches.size > MOST_STRETCHES && oldest !== undefined) this.stretches.delete(oldest);
  }
}
