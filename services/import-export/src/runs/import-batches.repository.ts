import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { placeKey } from '../read-sheet/batches/place-key.js';
import { batchId, IMPORT_BATCH_MODEL, type ImportBatchRecord } from './import-batch.schema.js';

/** Sums over the stored batches of a run. */
export interface RunCounts {
  processed: number;
  imported: number;
  duplicates: number;
  rejected: number;
  /** Imported rows with notes. */
  noted: number;
  /** How many of the rejected rows the operator chose to leave out. */
  leftOut: number;
  /** Rows that can be returned for correction. */
  returnable: number;
}

const LEFT_OUT = { $eq: ['$$this.code', 'left-out'] };

@Injectable()
export class ImportBatchesRepository {
  constructor(@InjectModel(IMPORT_BATCH_MODEL) private readonly model: Model<ImportBatchRecord>) {}

  /** Stores the outcome of a batch; repeating it changes nothing. */
  async save(batch: Omit<ImportBatchRecord, '_id'>): Promise<void> {
    const _id = batchId(batch.runId, batch.batch);
    await this.model.collection.updateOne(
      { _id: _id as never },
      { $setOnInsert: { ...batch } as never },
      { upsert: true },
    );
  }

  /** Numbers of the batches that are stored. */
  async stored(runId: string): Promise<number[]> {
    const batches = await this.model.find({ runId }, { batch: 1, _id: 0 }).lean();
    return batches.map(({ batch }) => batch);
  }

  async counts(runId: string): Promise<RunCounts> {
    const [sums] = await this.model.aggregate<RunCounts>([
      { $match: { runId } },
      {
        $group: {
          _id: null,
          processed: { $sum: '$rowCount' },
          imported: { $sum: '$imported' },
          duplicates: { $sum: { $size: '$duplicates' } },
          rejected: { $sum: { $size: '$rejected' } },
          noted: { $sum: '$noted' },
          leftOut: { $sum: { $size: { $filter: { input: '$rejected', cond: LEFT_OUT } } } },
          returnable: { $sum: { $size: { $ifNull: ['$failed', []] } } },
        },
      },
      { $unset: '_id' },
    ]);
    return (
      sums ?? { processed: 0, imported: 0, duplicates: 0, rejected: 0, noted: 0, leftOut: 0, returnable: 0 }
    );
  }

  /** Deletes the reports of runs. */
  async forget(runIds: readonly string[]): Promise<void> {
    await this.model.deleteMany({ runId: { $in: [...runIds] } });
  }

  /**
   * Removes the rows with these place ids from all reports; their errors stay, without values. There is no
   * index for this, but there are few reports.
   */
  async forgetPlaces(placeIds: readonly string[]): Promise<void> {
    const places = { place_id: { $in: [...placeIds] } };
    await this.model.updateMany({ duplicates: { $elemMatch: places } }, { $pull: { duplicates: places } });
    const ofPlaces = { place: { $in: placeIds.map((placeId) => placeKey({ placeId, name: '' })) } };
    await this.model.collection.updateMany(
      { notes: { $elemMatch: ofPlaces } },
      { $pull: { notes: ofPlaces } as never },
    );
    await this.model.collection.updateMany(
      { rejected: { $elemMatch: ofPlaces } },
      { $set: { 'rejected.$[row].value': null } },
      { arrayFilters: [{ 'row.place': ofPlaces.place }] },
    );
    const cells = { cells: { $in: [...placeIds] } };
    await this.model.collection.updateMany({ failed: { $elemMatch: cells } }, [
      { $set: { rejected: withoutValues(rowsWith(placeIds)) } },
      { $set: { failed: { $filter: { input: '$failed', cond: { $not: [hasCell('$$this', placeIds)] } } } } },
    ]);
  }

  /** Removes the notes on one row from a run's report; its count stays. */
  async forgetNotes(runId: string, row: number): Promise<void> {
    await this.model.collection.updateOne(
      { runId, lastRow: { $gte: row }, 'notes.row_number': row },
      { $pull: { notes: { row_number: row } } as never },
    );
  }

  /** Batches with rows to be returned, in order. */
  failed(runId: string): AsyncIterable<Pick<ImportBatchRecord, 'failed' | 'headers' | 'rejected'>> {
    return this.model
      .find({ runId, 'failed.0': { $exists: true } }, { failed: 1, headers: 1, rejected: 1, _id: 0 })
      .sort({ lastRow: 1 })
      .lean()
      .cursor({ batchSize: 2 });
  }

  /** Batches that end below a row of the sheet, in order of their rows. */
  after(
    runId: string,
    row: number,
  ): AsyncIterable<Pick<ImportBatchRecord, 'duplicates' | 'rejected' | 'notes'>> {
    return this.model
      .find(
        { runId, lastRow: { $gt: row } },
        { 'notes.place': 0, 'rejected.place': 0, failed: 0, headers: 0, _id: 0 },
      )
      .sort({ lastRow: 1 })
      .lean()
      .cursor({ batchSize: 20 });
  }
}

/** Whether a failed row contains one of these texts in a cell. */
const hasCell = (row: string, texts: readonly string[]) => ({
  $gt: [{ $size: { $setIntersection: [`${row}.cells`, { $literal: texts }] } }, 0],
});

/** Numbers of the failed rows that contain one of these texts in a cell. */
const rowsWith = (texts: readonly string[]) => ({
  $map: {
    input: { $filter: { input: '$failed', cond: hasCell('$$this', texts) } },
    in: '$$this.row_number',
  },
});

/** The errors of a batch, without the cell values (`value: null`) in those of the given rows. */
const withoutValues = (rows: object) => ({
  $map: {
    input: '$rejected',
    in: {
      $cond: [{ $in: ['$$this.row_number', rows] }, { $mergeObjects: ['$$this', { value: null }] }, '$$this'],
    },
  },
});
