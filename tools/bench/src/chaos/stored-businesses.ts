import { MongoClient } from 'mongodb';
import { addressOf, type SystemRecord } from '../system/system-record.js';
import type { Mark } from './chaos-sheet.js';

/** Fields that differ if the same rows are imported at different times. */
const OF_THE_MOMENT = new Set(['_id', 'createdAt', 'updatedAt', 'lastRun', 'runId']);

/** Reads the directory's database directly, bypassing the service that is being tested. */
export class StoredBusinesses {
  private readonly client: MongoClient;

  constructor(record: SystemRecord) {
    this.client = new MongoClient(addressOf(record, 'MONGO_URL'), { serverSelectionTimeoutMS: 30_000 });
  }

  /**
   * All businesses of a sheet as JSON, sorted by place id, without the sheet's mark and the fields that differ
   * from one import to the next.
   */
  async contents(mark: Mark): Promise<string[]> {
    const found = await this.businesses
      .find({ placeId: { $regex: `^ChIJ${mark}` } })
      .sort({ placeId: 1 })
      .toArray();
    return found.map((business) =>
      JSON.stringify(inOrder(business), (key, value: unknown) =>
        OF_THE_MOMENT.has(key) ? undefined : value,
      ).replaceAll(mark, ''),
    );
  }

  /** Ids of the businesses that the index must contain, in order: those of one sheet, or all. */
  async listedIds(mark?: Mark): Promise<string[]> {
    const filter = mark === undefined ? {} : { placeId: { $regex: `^ChIJ${mark}` } };
    const found = await this.businesses
      .find({ listed: true, ...filter }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .toArray();
    return found.map(({ _id }) => _id.toHexString());
  }

  close(): Promise<void> {
    return this.client.close();
  }

  private get businesses() {
    return this.client.db('gewerk_directory').collection('businesses');
  }
}

/** Fields by name, since versions may write them in a different order. */
const inOrder = (business: object): object =>
  Object.fromEntries(Object.entries(business).sort(([one], [other]) => (one < other ? -1 : 1)));
