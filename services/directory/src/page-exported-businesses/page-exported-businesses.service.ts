import type { ExportPosition, OutputOf, pageExportedBusinesses } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { storedInput } from '../normalise/stored-input.js';
import { afterPosition, type ExportPage, exportFilter, type SortedPage } from './export-query.js';
import { SortedPositions } from './sorted-positions.js';

/** A page stays below the bus's limit of an answer, 1 MB: what does not fit comes with the next. */
const MAX_PAGE_BYTES = 700_000;
/** A page of a narrow filter looks at all that lies between. */
const MAX_TIME_MS = 25_000;

type Page = OutputOf<typeof pageExportedBusinesses>;

/** Where each business of a page stands; what has gone since its position was told has no record. */
interface Found {
  readonly position: ExportPosition;
  readonly record: BusinessRecord | undefined;
}

/** Reads businesses for an export: whole, as a source would describe them, so that an import restores them. */
@Injectable()
export class PageExportedBusinessesService {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    private readonly sorted: SortedPositions,
  ) {}

  async page(input: ExportPage): Promise<Page> {
    const { sortBy } = input;
    const { found, isLast } = sortBy
      ? await this.sortedPage({ ...input, sortBy })
      : await this.created(input);
    const items: Page['items'] = [];
    let bytes = 0;
    let last: ExportPosition | null = null;
    for (const { position, record } of found) {
      if (record) {
        const item = storedInput(record);
        bytes += JSON.stringify(item).length;
        if (items.length > 0 && bytes > MAX_PAGE_BYTES) return { items, next: last };
        items.push(item);
      }
      last = position;
    }
    return { items, next: isLast ? null : last };
  }

  /** The order of creation is that of the ids: whatever the filter, no page sorts. */
  private async created(input: ExportPage): Promise<{ found: Found[]; isLast: boolean }> {
    const records = await this.businesses
      .find({ $and: [exportFilter(input.filter), afterPosition(input)] })
      .sort({ _id: 1 })
      .skip(input.skip)
      .limit(input.limit)
      .maxTimeMS(MAX_TIME_MS)
      .hint({ _id: 1 })
      .lean<BusinessRecord[]>();
    const found = records.map((record) => ({
      position: { id: record._id.toHexString(), value: null },
      record,
    }));
    return { found, isLast: records.length < input.limit };
  }

  private async sortedPage(input: SortedPage): Promise<{ found: Found[]; isLast: boolean }> {
    const { positions, isLast } = await this.sorted.next(input);
    const ids = positions.map(({ id }) => new Types.ObjectId(id));
    const records = await this.businesses
      .find({ _id: { $in: ids }, listed: true })
      .maxTimeMS(MAX_TIME_MS)
      .lean<BusinessRecord[]>();
    const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
    return { found: positions.map((position) => ({ position, record: byId.get(position.id) })), isLast };
  }
}
