import { KnownSite } from '@gewerk/messaging';
import type { SubmissionState } from '@gewerk/contracts';
import { listMails, retryMail, type Submission, submissionChanged } from '@gewerk/contracts/bus';
import { Types } from 'mongoose';
import { eventually } from '@gewerk/testing';
import { readEnv } from './env.js';
import { MailBounds } from './mails/bounds/mail-bounds.js';
import { SendDigests } from './mails/bounds/send-digests.js';
import type { MailRecord } from './mails/mail.schema.js';
import { RequeueMails } from './mails/requeue-mails.js';
import { UNANSWERED } from './mails/send-mail.js';
import { SmtpClient } from './mails/smtp.client.js';
import { submission } from './test/inbox-directory.js';
import { taken } from './test/mail-sink.js';
import { form, ownAddress, RunningInbox } from './test/running-inbox.js';

describe('the inbox service', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(async () => {
    await inbox.close();
  });

  beforeEach(() => {
    inbox.sink.answer = () => taken;
  });

  it('tries again while the mail server is unavailable, and sends once', async () => {
    const email = ownAddress();
    inbox.refuse(email, 451, 'come back later', 3);
    const { id } = await inbox.send({ message: { ...form, email } });
    await eventually(async () => (await inbox.stored(`contact:${id}:sender`))?.state === 'sent');
    await eventually(async () => (await inbox.stored(`contact:${id}:owner`))?.state === 'sent');
    expect([inbox.mailsTo(email).length, inbox.noticesOf(email).length]).toEqual([1, 1]);
    expect(await inbox.stored(`contact:${id}:sender`)).toMatchObject({ attempts: 4, fault: null });
  });

  it.each([
    ['at once a mail that the server refuses permanently', 550, 1],
    ['after six attempts a mail that it never accepts', 451, 6],
  ])('moves to the dead-letter list %s', async (_case, code, attempts) => {
    const email = ownAddress();
    inbox.refuse(email, code, 'no');
    const { id } = await inbox.send({ message: { ...form, email } });
    await eventually(async () => (await inbox.stored(`contact:${id}:owner`))?.state === 'failed');
    expect(await inbox.stored(`contact:${id}:owner`)).toMatchObject({
      attempts,
      fault: expect.stringContaining('no') as string,
    });
  });

  /** Puts a mail in the state left by a process that was killed long ago while holding the mail. */
  const abandon = (id: string, handedOverAt: Date | null) =>
    inbox.connection
      .collection<MailRecord>('mails')
      .updateOne(
        { _id: id },
        { $set: { state: 'queued', queuedAt: new Date(0), leaseUntil: new Date(0), handedOverAt } },
      );

  it('finds mails whose job was lost, and sends them under the same Message-ID', async () => {
    const email = ownAddress();
    const { id } = await inbox.send({ message: { ...form, email } });
    await eventually(async () => (await inbox.stored(`contact:${id}:sender`))?.state === 'sent');
    const first = inbox.mailsTo(email).at(-1)?.messageId;
    await abandon(`contact:${id}:sender`, null);
    await inbox.app.get(RequeueMails).requeueForgotten();
    await eventually(async () => (await inbox.stored(`contact:${id}:sender`))?.state === 'sent');
    expect(inbox.mailsTo(email).map(({ messageId }) => messageId)).toEqual([first, first]);
  });

  it('does not resend a mail that was handed over when its process died, but lists it as failed', async () => {
    const email = ownAddress();
    const { id } = await inbox.send({ message: { ...form, email } });
    const mailId = `contact:${id}:sender`;
    await eventually(async () => (await inbox.stored(mailId))?.state === 'sent');
    await abandon(mailId, new Date(0));
    await inbox.app.get(RequeueMails).requeueForgotten();
    expect(await inbox.stored(mailId)).toMatchObject({ state: 'failed', fault: UNANSWERED });
    expect(inbox.mailsTo(email)).toHaveLength(1);
    await inbox.servers.bus.request(retryMail, { id: mailId });
    await eventually(async () => (await inbox.stored(mailId))?.state === 'sent');
    expect(inbox.mailsTo(email)).toHaveLength(2);
  });

  it('does not resend a mail that the server accepted without confirmation', async () => {
    const email = ownAddress();
    inbox.sink.answer = (mail) => (mail.to?.[0]?.address === email ? 'hang up' : taken);
    const { id } = await inbox.send({ message: { ...form, email } });
    const mailId = `contact:${id}:sender`;
    await eventually(async () => (await inbox.stored(mailId))?.state === 'failed');
    expect(await inbox.stored(mailId)).toMatchObject({
      attempts: 1,
      handedOverAt: null,
      fault: expect.stringContaining(UNANSWERED) as string,
    });
    expect(inbox.mailsTo(email)).toHaveLength(1);
  });

  it('sends a mail of the dead-letter list on request', async () => {
    const email = ownAddress();
    inbox.refuse(email, 550, 'mailbox full');
    const { id } = await inbox.send({ message: { ...form, email } });
    const mailId = `contact:${id}:owner`;
    await eventually(async () => (await inbox.stored(mailId))?.state === 'failed');
    const { mails } = await inbox.servers.bus.request(listMails, { state: 'failed' });
    expect(mails.find((mail) => mail.id === mailId)?.fault).toContain('mailbox full');
    inbox.sink.answer = () => taken;
    await inbox.servers.bus.request(retryMail, { id: mailId });
    await eventually(async () => (await inbox.stored(mailId))?.state === 'sent');
    await expect(inbox.servers.bus.request(retryMail, { id: mailId })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(inbox.servers.bus.request(retryMail, { id: 'none' })).rejects.toMatchObject({
      code: 'mail-not-found',
    });
  });

  it('acknowledges at most three times a day to one address, and quotes nothing that was typed', async () => {
    const email = ownAddress();
    const victim = { ...form, email, name: 'Kaufen Sie', subject: 'Gewinn', message: 'https://spam.example' };
    const ids: string[] = [];
    for (let times = 0; times < 5; times += 1) ids.push((await inbox.send({ message: victim })).id);
    await eventually(() => inbox.noticesOf(email).length === 5);
    const left = async () => Promise.all(ids.map((id) => inbox.stored(`contact:${id}:sender`)));
    await eventually(async () => (await left()).every((mail) => mail === null || mail.state === 'sent'));
    expect(inbox.mailsTo(email)).toHaveLength(3);
    const sent = JSON.stringify(inbox.mailsTo(email).map(({ subject, text, html }) => [subject, text, html]));
    expect(sent).not.toMatch(/Kaufen Sie|Gewinn|spam/);
  });

  it('acknowledges at most three times a day to one mailbox, however its address is spelt', async () => {
    const bounds = inbox.app.get(MailBounds);
    const mail = { bound: 'acknowledgement', subject: '', text: '', html: '' } as const;
    const spellings = ['victim', 'Victim', 'victim+1', 'v.ictim', 'vic.tim+a.b', 'other'];
    const allowed: boolean[] = [];
    for (const name of spellings) {
      const draft = { ...mail, _id: `thanks-${name}`, to: `${name}@mail.example` };
      allowed.push(await bounds.allow(draft, new Date('2030-03-01T10:30:00Z')));
    }
    expect(allowed).toEqual([true, true, true, false, false, true]);
  });

  it('acknowledges at most 500 times an hour, whoever the recipients are', async () => {
    const bounds = inbox.app.get(MailBounds);
    const hour = new Date('2030-02-01T10:30:00Z');
    const mail = { bound: 'acknowledgement', subject: '', text: '', html: '' } as const;
    const allow = (count: number, at = hour) =>
      bounds.allow({ ...mail, _id: `thanks-${count}`, to: `guest-${count}@mail.example` }, at);
    const allowed: boolean[] = [];
    for (let count = 0; count < 502; count += 1) allowed.push(await allow(count));
    expect(allowed.filter(Boolean)).toHaveLength(500);
    expect(await allow(502)).toBe(false);
    expect(await allow(503, new Date('2030-02-01T11:00:00Z'))).toBe(true);
  });

  it('gathers notices in a digest once an hour has too many of them', async () => {
    const DIGEST = 'digest:notices:2030-01-01T10:2030-01-01T11:00:00.000Z';
    const bounds = inbox.app.get(MailBounds);
    const hour = new Date('2030-01-01T10:30:00Z');
    const notice = { to: null, bound: 'notice', subject: '', text: '', html: '' } as const;
    const allowed: boolean[] = [];
    for (let count = 0; count < 63; count += 1) {
      allowed.push(await bounds.allow({ ...notice, _id: `notice-${count}` }, hour));
    }
    expect(allowed.filter(Boolean)).toHaveLength(60);
    const digests = inbox.app.get(SendDigests);
    await digests.send(new Date('2030-01-01T10:59:59Z'));
    expect(await inbox.stored(DIGEST)).toBeNull();
    await digests.send(new Date('2030-01-01T11:00:00Z'));
    await digests.send(new Date('2030-01-01T11:00:00Z'));
    await eventually(async () => (await inbox.stored(DIGEST))?.state === 'sent');
    const subjects = () =>
      inbox.sink.mails.flatMap(({ subject }) => (/ weitere Nachricht/.test(subject ?? '') ? subject : []));
    expect(subjects()).toEqual(['3 weitere Nachrichten und Einreichungen']);
    // Withheld by a process whose clock is behind.
    expect(await bounds.allow({ ...notice, _id: 'late' }, hour)).toBe(false);
    await digests.send(new Date(Date.now() + 7_200_000));
    await eventually(() => subjects().includes('Eine weitere Nachricht oder Einreichung'));
    await digests.send(new Date('2030-01-01T13:00:00Z'));
    expect(subjects()).toHaveLength(2);
  });

  it('sends no password to a mail server without TLS', async () => {
    const url = new URL(inbox.sink.url);
    Object.assign(url, { username: 'gewerk', password: 'secret' });
    const client = new SmtpClient(
      { ...readEnv(), SMTP_URL: url.href },
      inbox.app.get(KnownSite, { strict: false }),
    );
    const { id } = await inbox.send({ message: { ...form, email: ownAddress() } });
    const mail = await inbox.stored(`contact:${id}:owner`);
    await expect(client.send(mail!, () => Promise.resolve())).rejects.toThrow(/STARTTLS|TLS/);
    client.onApplicationShutdown();
  });

  describe('informs about submissions', () => {
    const hold = (changes: Partial<Submission> = {}) => {
      const { draft } = submission();
      const held = submission({
        id: new Types.ObjectId().toHexString(),
        draft: { ...draft, email: ownAddress() },
        ...changes,
      });
      inbox.directory.submissions.set(held.id, held);
      return { id: held.id, email: held.draft.email };
    };
    const change = async (id: string, state: SubmissionState, repeats = 1) => {
      for (let count = 0; count < repeats; count += 1) {
        await inbox.servers.bus.publish(submissionChanged, { id, state });
      }
    };

    it('PUB-ADD-20 the submitter and the operator, once, however often the event arrives', async () => {
      const { id, email } = hold();
      await change(id, 'waiting', 3);
      await eventually(() => inbox.mailsTo(email).length + inbox.noticesOf(email).length === 2);
      await change(id, 'waiting');
      expect(inbox.mailsTo(email)[0]?.subject).toBe('Ihr Unternehmen wurde zur Prüfung eingereicht');
      expect(inbox.mailsTo(email)[0]?.text).not.toMatch(/Werkstatt|Lindenstraße|0921/);
      expect(inbox.noticesOf(email)).toHaveLength(1);
    });

    it.each([
      ['approved', { urlSlug: 'bayreuth/gruen' }, 'https://gewerk.example/bayreuth/gruen'],
      ['merged', { urlSlug: 'bayreuth/alt' }, 'https://gewerk.example/bayreuth/alt'],
      ['rejected', { reason: 'Kein Betrieb <in> Deutschland' }, '> Kein Betrieb <in> Deutschland'],
    ] as const)('the submitter that it was %s', async (state, outcome, text) => {
      const { id, email } = hold({ state, ...outcome });
      await change(id, state);
      await eventually(() => inbox.mailsTo(email).length === 1);
      expect(inbox.mailsTo(email)[0]?.text).toContain(text);
      const isPublished = state !== 'rejected';
      expect(JSON.stringify(inbox.mailsTo(email)[0]).includes('Grün & Söhne')).toBe(isPublished);
    });
  });
});
