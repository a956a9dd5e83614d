import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

interface Stored extends mongo.Document {
  _id: string | mongo.ObjectId;
}

interface Walk {
  after: Stored['_id'];
  /** The highest id at the start, so that later inserts cannot prolong the scan. */
  upTo: Stored['_id'];
}

interface Update {
  collection: string;
  /** Matches the old form; updated documents must no longer match. */
  filter: mongo.Filter<Stored>;
  update: mongo.UpdateFilter<Stored> | mongo.Document[];
  /** Documents scanned per batch. */
  atOnce?: number;
}

/** The `up` of a migration that updates documents of the old form in order of their ids (all of one type). */
export function updateInBatches({ collection, filter, update, atOnce = 1_000 }: Update): Migration['up'] {
  return (db, progress) =>
    progress.inBatches<Walk>(async (from, session) => {
      const documents = db.collection<Stored>(collection);
      const upTo = from?.upTo ?? (await highestId(documents, session));
      if (upTo === undefined) return null;
      const range = { $lte: upTo, ...(from && { $gt: from.after }) };
      const ids = await documents
        .find({ _id: range }, { projection: { _id: 1 }, session })
        .sort({ _id: 1 })
        .limit(atOnce)
        .toArray();
      const last = ids.at(-1)?._id;
      if (last === undefined) return null;
      const batch = { $and: [{ _id: { ...range, $lte: last } }, filter] };
      const { modifiedCount } = await documents.updateMany(batch, update, { session });
      return { changed: modifiedCount, position: { after: last, upTo } };
    });
}

async function highestId(
  documents: mongo.Collection<Stored>,
  session: mongo.ClientSession,
): Promise<Stored['_id'] | undefined> {
  const highest = await documents.findOne({}, { projection: { _id: 1 }, sort: { _id: -1 }, session });
  return highest?._id;
}
