import type { OutputOf, pageExportedBusinesses } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { storedInput } from '../normalise/stored-input.js';
import { afterPosition, type ExportPage, exportFilter, exportOrder, sortField } from './export-query.js';

/** A page stays below the bus's limit of an answer, 1 MB: what does not fit comes with the next. */
const MAX_PAGE_BYTES = 700_000;
/** A sorted page looks at all that the filter leaves. */
const MAX_TIME_MS = 25_000;

/** Reads businesses for an export: whole, as a source would describe them, so that an import restores them. */
@Injectable()
export class PageExportedBusinessesService {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  async page(input: ExportPage): Promise<OutputOf<typeof pageExportedBusinesses>> {
    const { limit, skip, sortBy } = input;
    const query = this.businesses
      .find({ $and: [exportFilter(input.filter), afterPosition(input)] })
      .sort(exportOrder(input))
      .skip(skip)
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS);
    // The order of creation is that of the ids: whatever the filter, no page sorts.
    const records = await (sortBy ? query : query.hint({ _id: 1 })).lean<BusinessRecord[]>();
    const items = [];
    let bytes = 0;
    for (const record of records) {
      const item = storedInput(record);
      bytes += JSON.stringify(item).length;
      if (items.length > 0 && bytes > MAX_PAGE_BYTES) break;
      items.push(item);
    }
    const last = records[items.length - 1];
    const isLast = records.length < limit && items.length === records.length;
    if (isLast || !last) return { items, next: null };
    const value = sortBy ? (last[sortField[sortBy]] ?? null) : null;
    return { items, next: { id: last._id.toHexString(), value } };
  }
}
