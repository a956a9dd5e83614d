import type { ClientSession, Model } from 'mongoose';
import type { MailDraft, MailRecord } from './mail.schema.js';

interface Storing {
  readonly now: Date;
  readonly expiresAt: Date;
  readonly session?: ClientSession;
}

/** Stores new mails, once each; with `fault` they are not sent. */
export async function storeMails(
  model: Model<MailRecord>,
  drafts: readonly (MailDraft & { fault: string | null })[],
  { now, expiresAt, session }: Storing,
): Promise<void> {
  await model.bulkWrite(
    drafts.map(({ _id, ...draft }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $setOnInsert: {
            ...draft,
            state: draft.fault === null ? 'queued' : 'not-sent',
            attempts: 0,
            createdAt: now,
            queuedAt: now,
            queuings: 1,
            leaseUntil: null,
            handedOverAt: null,
            sentAt: null,
            expiresAt,
          },
        },
        upsert: true,
      },
    })),
    session ? { session } : {},
  );
}
