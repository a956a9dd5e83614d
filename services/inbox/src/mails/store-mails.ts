import type { ClientSession, Model, mongo } from 'mongoose';
import type { MailDraft, MailRecord } from './mail.schema.js';

interface Storing {
  readonly now: Date;
  readonly expiresAt: Date;
  readonly session?: ClientSession;
}

/**
 * Stores new mails, each only once; with `fault` they are not sent. Their waiting times follow the database's
 * clock, since hosts' clocks differ.
 */
export async function storeMails(
  model: Model<MailRecord>,
  drafts: readonly (MailDraft & { fault: string | null })[],
  { now, expiresAt, session }: Storing,
): Promise<void> {
  const records = drafts.map((draft) => ({
    ...draft,
    state: draft.fault === null ? 'queued' : 'not-sent',
    attempts: 0,
    createdAt: now,
    queuings: 1,
    leaseUntil: null,
    handedOverAt: null,
    sentAt: null,
    expiresAt,
  }));
  // Uses the driver, since Mongoose would cast the expressions.
  const mails = model.collection as unknown as mongo.Collection<MailRecord>;
  await mails.bulkWrite(
    records.map((record) => ({
      updateOne: { filter: { _id: record._id }, update: [{ $replaceWith: ifNew(record) }], upsert: true },
    })),
    { ignoreUndefined: true, ...(session && { session }) },
  );
}

/** The record with the database's time, unless one is stored already. */
const ifNew = (record: object) => ({
  $cond: [
    { $eq: [{ $type: '$queuedAt' }, 'missing'] },
    { $mergeObjects: [{ $literal: record }, { queuedAt: '$$NOW' }] },
    '$$ROOT',
  ],
});
