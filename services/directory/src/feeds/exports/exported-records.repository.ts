import type { ExportFilter } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, Types } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, SOURCE_FIELDS } from '../../record/index.js';
import { afterPosition, type ExportPage, exportFilter } from './export-query.js';

/** The exported fields of a business. */
export type ExportedRecord = Pick<BusinessRecord, '_id' | (typeof SOURCE_FIELDS)[number]>;

/** Values only, in a fixed order, null if absent: decoding field names would double the cost. */
const VALUES = { values: SOURCE_FIELDS.map((field) => `$${field}`) };

/** Time limit for a page: with a narrow filter, it scans all records between the matches. */
const MAX_TIME_MS = 25_000;
/** Number of exports whose next page is read ahead at the same time; a page of records takes about 500 KB. */
const MOST_AHEAD = 4;
const AHEAD_FOR_MS = 10_000;

/** Not decoded until needed: the garbage collector would copy waiting objects again and again. */
type RawRecords = Promise<Buffer[]>;

/**
 * Reads exported businesses one page ahead. An export that continues on another replica, or much later, reads
 * its next page again.
 */
@Injectable()
export class ExportedRecords {
  private readonly ahead = new Map<string, { records: RawRecords; until: number }>();

  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /**
   * In order of creation, which is the order of the ids, so no page needs a sort, whatever the filter.
   * Records are decoded one by one.
   */
  async created(page: ExportPage): Promise<{ count: number; records: Iterable<ExportedRecord> }> {
    const key = keyOf(page);
    const kept = this.ahead.get(key);
    this.ahead.delete(key);
    const raw = await (kept && Date.now() < kept.until ? kept.records : this.find(page));
    const last = raw.at(-1);
    if (last && raw.length === page.limit) this.readAhead(page, decode(last));
    return { count: raw.length, records: decoded(raw) };
  }

  /** The given records that still match the filter, in no particular order. */
  async byIds(ids: readonly string[], filter: ExportFilter): Promise<ExportedRecord[]> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const found = this.businesses.collection.find<RecordValues>(
      { $and: [{ _id }, exportFilter(filter)] } as mongo.Filter<mongo.Document>,
      { projection: VALUES, maxTimeMS: MAX_TIME_MS },
    );
    return (await found.toArray()).map(recordOf);
  }

  private readAhead(page: ExportPage, last: ExportedRecord): void {
    const next = { ...page, after: { id: last._id.toHexString(), value: null }, skip: 0 };
    const records = this.find(next);
    // A failure surfaces when that page is requested.
    records.catch(() => undefined);
    this.ahead.set(keyOf(next), { records, until: Date.now() + AHEAD_FOR_MS });
    const [oldest] = this.ahead.keys();
    if (this.ahead.size > MOST_AHEAD && oldest !== undefined) this.ahead.delete(oldest);
  }

  private async find(page: ExportPage): RawRecords {
    const filter = { $and: [exportFilter(page.filter), afterPosition(page)] } as mongo.Filter<mongo.Document>;
    const found = this.businesses.collection
      .find(filter, { projection: VALUES, raw: true })
      .sort({ _id: 1 })
      .skip(page.skip)
      .limit(page.limit)
      .maxTimeMS(MAX_TIME_MS)
      .hint({ _id: 1 });
    return (await found.toArray()) as unknown as Buffer[];
  }
}

interface RecordValues {
  _id: Types.ObjectId;
  values: unknown[];
}

function recordOf({ _id, values }: RecordValues): ExportedRecord {
  const record: Record<string, unknown> = { _id };
  for (const [index, field] of SOURCE_FIELDS.entries()) record[field] = values[index] ?? undefined;
  return record as unknown as ExportedRecord;
}

/** The driver wrote these texts as valid UTF-8, so there is no need to check them. */
const decode = (record: Buffer): ExportedRecord =>
  recordOf(mongo.BSON.deserialize(record, { validation: { utf8: false } }) as RecordValues);

function* decoded(records: readonly Buffer[]): Generator<ExportedRecord> {
  for (const record of records) yield decode(record);
}

const keyOf = ({ filter, after, skip, limit }: ExportPage): string =>
  JSON.stringify([filter, after?.id, skip, limit]);
