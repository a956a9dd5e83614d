import { eventually } from '@gewerk/testing';
import type { MailRecord } from '../mails/mail.schema.js';
import { RequeueMails } from '../mails/requeue-mails.js';
import { RunningInbox } from '../test/running-inbox.js';
import { handOverDate } from './001-hand-over-date.js';

const MAILS = 30;

type OldMail = Omit<MailRecord, 'handedOverAt'>;

/** A mail as left by the version before handedOverAt: waiting, with its job lost long ago. */
const oldMail = (id: string): OldMail => ({
  ...{ _id: id, to: `${id}@mueller.example`, subject: 'Lob', text: 'Lob', html: '<p>Lob</p>' },
  ...{ state: 'queued', attempts: 0, fault: null, queuings: 1, leaseUntil: null, sentAt: null },
  ...{ createdAt: new Date(0), queuedAt: new Date(0), expiresAt: new Date(Date.now() + 86_400_000) },
});

const at = new Date();
/** A mail that a process of this version is holding. */
const ownMail: MailRecord = {
  ...oldMail('under-way'),
  handedOverAt: at,
  leaseUntil: new Date(at.getTime() + 60_000),
};
const waiting = Array.from({ length: MAILS }, (_, index) => `old-${index}`);

describe('the migration 001-hand-over-date', () => {
  let inbox: RunningInbox;
  beforeAll(async () => {
    inbox = await RunningInbox.start((database) =>
      database.collection<OldMail>('mails').insertMany([...waiting.map(oldMail), ownMail]),
    );
  });
  afterAll(() => inbox.close());

  const mails = () => inbox.connection.collection<OldMail>('mails');
  const record = () =>
    inbox.connection
      .collection<{ _id: string; endedAt: Date | null; changed: number }>('migrations')
      .findOne({ _id: handOverDate.name });

  it('adds the field to older mails only, and each of them is sent once', async () => {
    await eventually(async () => Boolean((await record())?.endedAt));
    expect((await record())?.changed).toBe(MAILS);
    expect(await mails().countDocuments({ handedOverAt: { $type: 'null' } })).toBe(MAILS);
    expect(await mails().findOne({ _id: ownMail._id })).toEqual(ownMail);

    // The previous version still runs and stores one more mail in the old form.
    await mails().insertOne(oldMail('late'));
    await inbox.app.get(RequeueMails).requeueForgotten();
    await eventually(async () => (await mails().countDocuments({ state: 'sent' })) === MAILS + 1);
    for (const id of [...waiting, 'late']) expect(inbox.mailsTo(`${id}@mueller.example`)).toHaveLength(1);
    expect(inbox.mailsTo(`${ownMail._id}@mueller.example`)).toEqual([]);
  });
});
