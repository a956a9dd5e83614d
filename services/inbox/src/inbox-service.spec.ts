import {
  type ContactForm,
  deleteMessage,
  exportMessages,
  type GewerkError,
  type InputOf,
  listMails,
  listMessages,
  markMessage,
  receiveMessage,
  replyToMessage,
  retryMail,
  type Submission,
  submissionChanged,
  type SubmissionState,
} from '@gewerk/contracts';
import { startRedis, startTestBus, type TestBus, type TestServer, waitUntil } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import type { Email } from 'postal-mime';
import { AppModule } from './app.module.js';
import type { MailRecord } from './mails/mail.schema.js';
import { RequeueMailsService } from './send-mail/requeue-mails.service.js';
import { FakeDirectory, heldSubmissions, submission } from './test-support/fake-directory.js';
import { type MailSink, startMailSink, taken } from './test-support/mail-sink.js';

const form: ContactForm = {
  name: 'Jürgen Müller',
  email: 'juergen@mueller.example',
  category: 'feedback',
  subject: 'Lob',
  message: 'Sehr <b>gut</b>.\nWeiter so!',
};

let sent = 0;
/** Each test has addresses of its own: mails of those before may still be under way. */
const ownAddress = () => {
  sent += 1;
  return `juergen-${sent}@mueller.example`;
};
const delivery = () => {
  sent += 1;
  return { key: `key-of-${sent}-form`, tokenId: `token-of-${sent}-form` };
};

describe('the inbox service', () => {
  let servers: TestBus;
  let redis: TestServer;
  let sink: MailSink;
  let app: INestApplication;
  let connection: Connection;

  beforeAll(async () => {
    [servers, redis, sink] = await Promise.all([startTestBus(), startRedis(), startMailSink()]);
    Object.assign(process.env, {
      REDIS_URL: redis.url,
      SMTP_URL: sink.url,
      MAIL_FROM: 'gewerk@gewerk.example',
      OWNER_EMAIL: 'owner@gewerk.example',
      CANONICAL_URL: 'https://gewerk.example',
      MAIL_RETRY_DELAY_MS: '5',
    });
    await servers.start('directory', FakeDirectory);
    app = await servers.start('inbox', AppModule);
    connection = app.get<Connection>(getConnectionToken());
    await Promise.all(Object.values(connection.models).map((model) => model.init()));
  }, 60_000);

  afterAll(async () => {
    await servers.close();
    await sink.close();
    await redis.stop();
  });

  beforeEach(() => {
    sink.answer = () => taken;
  });

  const send = (input: Partial<InputOf<typeof receiveMessage>> = {}) =>
    servers.bus.request(receiveMessage, { delivery: delivery(), message: form, ...input });
  const isAt = (addresses: Email['to'], address: string) => addresses?.[0]?.address === address;
  const mailsTo = (address: string) => sink.mails.filter(({ to }) => isAt(to, address));
  /** The owner's notices of what this address sent. */
  const noticesOf = (address: string) =>
    mailsTo('owner@gewerk.example').filter(({ replyTo }) => isAt(replyTo, address));
  /** Has the server answer what this address caused, and nothing else, with a code. */
  const refuse = (address: string, code: number, text: string, attempts = Infinity) => {
    sink.answer = (mail, attempt) =>
      attempt <= attempts && (isAt(mail.to, address) || isAt(mail.replyTo, address)) ? { code, text } : taken;
  };
  const stored = (id: string) => connection.collection<MailRecord>('mails').findOne({ _id: id });
  const until = async (check: () => boolean | Promise<boolean>) =>
    expect(await waitUntil(check, { timeoutMs: 20_000 })).toBe(true);

  it('PUB-CONTACT-05 PUB-CONTACT-06 stores a message, mails it to the owner and acknowledges it to the sender', async () => {
    const email = ownAddress();
    const { id } = await send({ message: { ...form, email } });
    await until(() => noticesOf(email).length + mailsTo(email).length === 2);
    const messages = await connection.collection('messages').find({ email }).toArray();
    expect(messages.map(({ _id }) => String(_id))).toEqual([id]);
    const [toOwner] = noticesOf(email);
    expect(toOwner).toMatchObject({
      subject: 'Kontakt: Lob',
      replyTo: [{ name: 'Jürgen Müller', address: email }],
      from: { address: 'gewerk@gewerk.example' },
    });
    expect(toOwner?.text).toContain('> Sehr <b>gut</b>.\n> Weiter so!');
    expect(toOwner?.html).toContain('Sehr &lt;b&gt;gut&lt;/b&gt;.<br>Weiter so!');
    const [toSender] = mailsTo(email);
    expect(toSender?.subject).toBe('Ihre Nachricht ist angekommen');
    expect(toSender?.text).toContain('innerhalb von 24 Stunden');
    await until(async () => (await stored(`contact:${id}:sender`))?.state === 'sent');
  });

  it('stores and mails once what is sent twice with one key, also at the same moment', async () => {
    const email = ownAddress();
    const twice = { delivery: delivery(), message: { ...form, email } };
    const answers = await Promise.all([send(twice), send(twice), send(twice)]);
    answers.push(await send(twice));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await until(() => mailsTo(email).length > 0 && noticesOf(email).length > 0);
    const { id } = await send({ message: { ...form, email } });
    await until(async () => (await stored(`contact:${id}:sender`))?.state === 'sent');
    expect(mailsTo(email)).toHaveLength(2);
  });

  const refusal = async (input: Partial<InputOf<typeof receiveMessage>>): Promise<GewerkError> => {
    const before = await connection.collection('messages').countDocuments();
    const error = await send(input).catch((fault: GewerkError) => fault);
    expect(await connection.collection('messages').countDocuments()).toBe(before);
    return error as GewerkError;
  };

  it('refuses a key for other content, and a form token for another message', async () => {
    const first = delivery();
    await send({ delivery: first });
    const otherContent = await refusal({ delivery: first, message: { ...form, subject: 'Anders' } });
    expect(otherContent).toMatchObject({ code: 'conflict' });
    const replayed = await refusal({ delivery: { ...delivery(), tokenId: first.tokenId } });
    expect(replayed).toMatchObject({ code: 'conflict', errors: [{ field: 'form_token' }] });
  });

  it.each([
    ['email', 'with a further header', 'must be a single line', 'a@b.example\r\nBcc: c@d.example'],
    ['email', 'no address', 'must be one e-mail address', 'no-address'],
    ['email', 'thrown away', 'must be a lasting e-mail address', 'x@mail.trashmail.com'],
    ['subject', 'with a further header', 'must be a single line', 'Hallo\nBcc: all@x.example'],
    ['subject', 'invisible', 'must not be empty', '\u200b\u2060 '],
    [
      'name',
      'turned around',
      'must not contain characters that turn the reading direction',
      'Bank\u202etxt.exe',
    ],
    ['name', 'with a NUL', 'must not contain control characters', 'a\u0000b'],
    ['message', 'of 10,000 characters', 'must have at most 5000 characters', 'x'.repeat(10_000)],
    ['category', 'unknown', 'must be one of general, business, support, partnership, feedback', 'spam'],
  ])('refuses a %s that is %s: it %s', async (field, _kind, message, value) => {
    const refused = await refusal({ message: { ...form, [field]: value } });
    expect(refused.code).toBe('invalid-input');
    expect(refused.errors).toEqual([
      { field: `message.${field}`, message: expect.stringContaining(message) as string },
    ]);
  });

  it('tries again while the mail server is away, and sends once', async () => {
    const email = ownAddress();
    refuse(email, 451, 'come back later', 3);
    const { id } = await send({ message: { ...form, email } });
    await until(async () => (await stored(`contact:${id}:sender`))?.state === 'sent');
    await until(async () => (await stored(`contact:${id}:owner`))?.state === 'sent');
    expect([mailsTo(email).length, noticesOf(email).length]).toEqual([1, 1]);
    expect(await stored(`contact:${id}:sender`)).toMatchObject({ attempts: 4, fault: null });
  });

  it.each([
    ['at once what the server refuses for good', 550, 1],
    ['after six attempts what it never takes', 451, 6],
  ])('keeps in the dead-letter list %s', async (_case, code, attempts) => {
    const email = ownAddress();
    refuse(email, code, 'no');
    const { id } = await send({ message: { ...form, email } });
    await until(async () => (await stored(`contact:${id}:owner`))?.state === 'failed');
    expect(await stored(`contact:${id}:owner`)).toMatchObject({
      attempts,
      fault: expect.stringContaining('no') as string,
    });
  });

  it('finds mails whose job was lost, and sends them under the same Message-ID', async () => {
    const email = ownAddress();
    const { id } = await send({ message: { ...form, email } });
    await until(async () => (await stored(`contact:${id}:sender`))?.state === 'sent');
    const first = mailsTo(email).at(-1)?.messageId;
    const longAgo = new Date(0);
    const lost = { $set: { state: 'queued' as const, queuedAt: longAgo, leaseUntil: longAgo } };
    await connection.collection<MailRecord>('mails').updateOne({ _id: `contact:${id}:sender` }, lost);
    await app.get(RequeueMailsService).look();
    await until(async () => (await stored(`contact:${id}:sender`))?.state === 'sent');
    expect(mailsTo(email).map(({ messageId }) => messageId)).toEqual([first, first]);
  });

  it('shows the owner what came, lets him answer it by mail, and forgets it when told', async () => {
    const subject = 'Frage (mit .* Zeichen)';
    const { id } = await send({ message: { ...form, subject, message: '=1+1' } });
    const found = (state: 'open' | 'answered', query = '(mit .*') =>
      servers.bus.request(listMessages, { state, query });
    expect(await found('open')).toMatchObject({ total: 1, messages: [{ id, subject, answeredAt: null }] });
    expect((await found('open', 'nirgends')).total).toBe(0);

    const answer = { id, key: 'answer-1', text: 'Gern geschehen.' };
    const { mailId } = await servers.bus.request(replyToMessage, answer);
    await servers.bus.request(replyToMessage, answer);
    await until(async () => (await stored(mailId))?.state === 'sent');
    const replies = sink.mails.filter((mail) => mail.subject === `Re: ${subject}`);
    expect(replies).toHaveLength(1);
    expect(replies[0]?.text).toContain('Gern geschehen.');
    expect([(await found('open')).total, (await found('answered')).total]).toEqual([0, 1]);
    await servers.bus.request(markMessage, { id, answered: false });
    expect((await found('open')).total).toBe(1);

    const { csv } = await servers.bus.request(exportMessages, {});
    expect(csv).toContain(`${id},`);
    expect(csv).toContain(",'=1+1\r\n");
    expect(await servers.bus.request(deleteMessage, { id })).toEqual({ deleted: true });
    expect(await servers.bus.request(deleteMessage, { id })).toEqual({ deleted: false });
    expect(await stored(mailId)).toBeNull();
    await expect(servers.bus.request(markMessage, { id, answered: true })).rejects.toMatchObject({
      code: 'message-not-found',
    });
  });

  it('sends a mail of the dead-letter list when told to', async () => {
    const email = ownAddress();
    refuse(email, 550, 'mailbox full');
    const { id } = await send({ message: { ...form, email } });
    const mailId = `contact:${id}:owner`;
    await until(async () => (await stored(mailId))?.state === 'failed');
    const { mails } = await servers.bus.request(listMails, { state: 'failed' });
    expect(mails.find((mail) => mail.id === mailId)?.fault).toContain('mailbox full');
    sink.answer = () => taken;
    await servers.bus.request(retryMail, { id: mailId });
    await until(async () => (await stored(mailId))?.state === 'sent');
    await expect(servers.bus.request(retryMail, { id: mailId })).rejects.toMatchObject({ code: 'conflict' });
    await expect(servers.bus.request(retryMail, { id: 'none' })).rejects.toMatchObject({
      code: 'mail-not-found',
    });
  });

  describe('tells of submissions', () => {
    const hold = (changes: Partial<Submission> = {}) => {
      const { draft } = submission();
      const held = submission({
        id: new Types.ObjectId().toHexString(),
        draft: { ...draft, email: ownAddress() },
        ...changes,
      });
      heldSubmissions.set(held.id, held);
      return { id: held.id, email: held.draft.email };
    };
    const change = async (id: string, state: SubmissionState, repeats = 1) => {
      for (let count = 0; count < repeats; count += 1) {
        await servers.bus.publish(submissionChanged, { id, state });
      }
    };

    it('PUB-ADD-20 the submitter and the owner, once, however often the event comes', async () => {
      const { id, email } = hold();
      await change(id, 'waiting', 3);
      await until(() => mailsTo(email).length + noticesOf(email).length === 2);
      await change(id, 'waiting');
      expect(mailsTo(email)[0]?.subject).toBe(
        'Ihr Unternehmen wurde zur Prüfung eingereicht: Werkstatt Grün & Söhne',
      );
      expect(noticesOf(email)).toHaveLength(1);
    });

    it.each([
      ['approved', { urlSlug: 'bayreuth/gruen' }, 'https://gewerk.example/bayreuth/gruen'],
      ['merged', { urlSlug: 'bayreuth/alt' }, 'https://gewerk.example/bayreuth/alt'],
      ['rejected', { reason: 'Kein Betrieb <in> Deutschland' }, '> Kein Betrieb <in> Deutschland'],
    ] as const)('the submitter that it was %s', async (state, outcome, text) => {
      const { id, email } = hold({ state, ...outcome });
      await change(id, state);
      await until(() => mailsTo(email).length === 1);
      expect(mailsTo(email)[0]?.text).toContain(text);
    });
  });
});

describe('the inbox service without a mail server', () => {
  it('keeps mails as not sent and pretends nothing', async () => {
    const [servers, redis] = await Promise.all([startTestBus(), startRedis()]);
    Object.assign(process.env, { REDIS_URL: redis.url, SMTP_URL: '', OWNER_EMAIL: '' });
    const app = await servers.start('inbox', AppModule);
    const connection = app.get<Connection>(getConnectionToken());
    await Promise.all(Object.values(connection.models).map((model) => model.init()));
    const { id } = await servers.bus.request(receiveMessage, { delivery: delivery(), message: form });
    const mails = await connection.collection<MailRecord>('mails').find().sort({ _id: 1 }).toArray();
    expect(mails.map(({ _id, state, fault }) => [_id, state, fault])).toEqual([
      [`contact:${id}:owner`, 'not-sent', expect.stringContaining('OWNER_EMAIL')],
      [`contact:${id}:sender`, 'not-sent', expect.stringContaining('SMTP_URL')],
    ]);
    await servers.close();
    await redis.stop();
  }, 60_000);
});
