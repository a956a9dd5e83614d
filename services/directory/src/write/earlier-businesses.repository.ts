import type { PersonalKind } from '@gewerk/service-kit';
import type { ClientSession, Model, Types } from 'mongoose';
import type { BusinessRecord } from '../record/index.js';
import type { EarlierBusiness } from './earlier-business.schema.js';

const earlierId = (runId: string, id: Types.ObjectId): string => `${runId}:${id.toHexString()}`;

/** Businesses as they were before runs of one kind changed them. */
export class EarlierBusinessesRepository {
  readonly personalData: PersonalKind;

  /** @param kind the name of these records in the export of personal data */
  constructor(
    private readonly earlier: Model<EarlierBusiness>,
    kind: string,
  ) {
    this.personalData = { kind, model: earlier, addressedBy: ['record.email'] };
  }

  /**
   * Stores the state of businesses that a run is about to change. If the run has already changed one, the first
   * state is kept.
   */
  async keep(
    runId: string,
    records: readonly BusinessRecord[],
    at: Date,
    session: ClientSession,
  ): Promise<void> {
    if (records.length === 0) return;
    await this.earlier.collection.bulkWrite(
      records.map((record) => ({
        updateOne: {
          filter: { _id: earlierId(runId, record._id) as never },
          update: { $setOnInsert: { record, storedAt: at } },
          upsert: true,
        },
      })),
      { session, ignoreUndefined: true },
    );
  }

  /** The states of these businesses before the run, except those that have already been restored. */
  async find(
    runId: string,
    ids: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<BusinessRecord[]> {
    const found = await this.earlier
      .find({ _id: { $in: ids.map((id) => earlierId(runId, id)) } })
      .session(session)
      .lean<EarlierBusiness[]>();
    return found.map(({ record }) => record);
  }

  async delete(runId: string, ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.earlier.deleteMany({ _id: { $in: ids.map((id) => earlierId(runId, id)) } }, { session });
  }

  /**
   * Deletes all earlier states of a business. Do not use it in a transaction: it scans the collection, which is large
   * and has no index for this.
   */
  async eraseBusiness(id: Types.ObjectId): Promise<void> {
    await this.earlier.deleteMany({ 'record._id': id });
  }
}
