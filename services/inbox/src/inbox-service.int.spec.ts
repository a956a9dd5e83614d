import type { GewerkError } from '@gewerk/contracts';
import {
  countWaitingMails,
  deleteMessage,
  exportMessages,
  type InputOf,
  listMessages,
  markMessage,
  receiveMessage,
  replyToMessage,
} from '@gewerk/contracts/bus';
import { eventually, startRedis, startTestBus } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from './app.module.js';
import type { MailRecord } from './mails/mail.schema.js';
import { taken } from './test/mail-sink.js';
import { delivery, form, ownAddress, RunningInbox } from './test/running-inbox.js';

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

  it('PUB-CONTACT-05 PUB-CONTACT-06 stores a message, mails it to the operator and acknowledges it to the sender', async () => {
    const email = ownAddress();
    const { id } = await inbox.send({ message: { ...form, email } });
    await eventually(() => inbox.noticesOf(email).length + inbox.mailsTo(email).length === 2);
    const messages = await inbox.connection.collection('messages').find({ email }).toArray();
    expect(messages.map(({ _id }) => String(_id))).toEqual([id]);
    const [toOwner] = inbox.noticesOf(email);
    expect(toOwner).toMatchObject({
      subject: 'Kontakt: Lob',
      replyTo: [{ name: 'Jürgen Müller', address: email }],
      from: { address: 'gewerk@gewerk.example' },
    });
    expect(toOwner?.text).toContain('> Sehr <b>gut</b>.\n> Weiter so!');
    expect(toOwner?.html).toContain('Sehr &lt;b&gt;gut&lt;/b&gt;.<br>Weiter so!');
    const [toSender] = inbox.mailsTo(email);
    expect(toSender?.subject).toBe('Ihre Nachricht ist angekommen');
    expect(toSender?.text).toContain('innerhalb von 24 Stunden');
    await eventually(async () => (await inbox.stored(`contact:${id}:sender`))?.state === 'sent');
  });

  it('stores and mails a message once if it is sent repeatedly with one key, even at the same moment', async () => {
    const email = ownAddress();
    const twice = { delivery: delivery(), message: { ...form, email } };
    const answers = await Promise.all([inbox.send(twice), inbox.send(twice), inbox.send(twice)]);
    answers.push(await inbox.send(twice));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await eventually(() => inbox.mailsTo(email).length > 0 && inbox.noticesOf(email).length > 0);
    const { id } = await inbox.send({ message: { ...form, email } });
    await eventually(async () => (await inbox.stored(`contact:${id}:sender`))?.state === 'sent');
    expect(inbox.mailsTo(email)).toHaveLength(2);
  });

  it('keeps messages for a year and mails for 90 days, until the database deletes them', async () => {
    const email = ownAddress();
    const { id } = await inbox.send({ message: { ...form, email } });
    await eventually(async () => (await inbox.stored(`contact:${id}:sender`)) !== null);
    const message = await inbox.connection.collection('messages').findOne({ email });
    const mail = await inbox.stored(`contact:${id}:sender`);
    const days = (from: unknown, until: unknown) => (Number(until) - Number(from)) / 86_400_000;
    expect(days(message?.['receivedAt'], message?.['expiresAt'])).toBe(365);
    expect(days(mail?.createdAt, mail?.expiresAt)).toBe(90);
    for (const name of ['messages', 'mails', 'subscribers']) {
      const indexes = await inbox.connection.collection(name).indexes();
      expect(indexes).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
    }
  });

  const refusal = async (input: Partial<InputOf<typeof receiveMessage>>): Promise<GewerkError> => {
    const before = await inbox.connection.collection('messages').countDocuments();
    const error = await inbox.send(input).catch((fault: GewerkError) => fault);
    expect(await inbox.connection.collection('messages').countDocuments()).toBe(before);
    return error as GewerkError;
  };

  it('refuses a used key with other content, and a used form token with another message', async () => {
    const first = delivery();
    await inbox.send({ delivery: first });
    const otherContent = await refusal({ delivery: first, message: { ...form, subject: 'Anders' } });
    expect(otherContent).toMatchObject({ code: 'conflict' });
    const replayed = await refusal({ delivery: { ...delivery(), tokenId: first.tokenId } });
    expect(replayed).toMatchObject({ code: 'conflict', errors: [{ field: 'form_token' }] });
  });

  it.each([
    ['email', 'with a further header', 'must be a single line', 'a@b.example\r\nBcc: c@d.example'],
    ['email', 'no address', 'must be one email address', 'no-address'],
    ['email', 'thrown away', 'must be a permanent email address', 'x@mail.trashmail.com'],
    ['subject', 'with a further header', 'must be a single line', 'Hallo\nBcc: all@x.example'],
    ['subject', 'invisible', 'must not be empty', '\u200b\u2060 '],
    [
      'name',
      'turned around',
      'must not contain characters that change the reading direction',
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

  it('shows the operator new messages, sends a reply by mail, and deletes messages on request', async () => {
    const subject = 'Frage (mit .* Zeichen)';
    const { id } = await inbox.send({ message: { ...form, subject, message: '=1+1' } });
    const found = (state: 'open' | 'answered', query = '(mit .*') =>
      inbox.servers.bus.request(listMessages, { state, query });
    expect(await found('open')).toMatchObject({ total: 1, messages: [{ id, subject, answeredAt: null }] });
    expect((await found('open', 'nirgends')).total).toBe(0);

    const answer = { id, key: 'answer-1', text: 'Gern geschehen.' };
    const { mailId } = await inbox.servers.bus.request(replyToMessage, answer);
    await inbox.servers.bus.request(replyToMessage, answer);
    await eventually(async () => (await inbox.stored(mailId))?.state === 'sent');
    const replies = inbox.sink.mails.filter((mail) => mail.subject === `Re: ${subject}`);
    expect(replies).toHaveLength(1);
    expect(replies[0]?.text).toContain('Gern geschehen.');
    await eventually(async () => (await found('answered')).total === 1);
    expect((await found('open')).total).toBe(0);
    await inbox.servers.bus.request(markMessage, { id, answered: false });
    expect((await found('open')).total).toBe(1);

    const { csv } = await inbox.servers.bus.request(exportMessages, {});
    expect(csv).toContain(`${id},`);
    expect(csv).toContain(",'=1+1\r\n");
    expect(await inbox.servers.bus.request(deleteMessage, { id })).toEqual({ deleted: true });
    expect(await inbox.servers.bus.request(deleteMessage, { id })).toEqual({ deleted: false });
    expect(await inbox.stored(mailId)).toBeNull();
    await expect(inbox.servers.bus.request(markMessage, { id, answered: true })).rejects.toMatchObject({
      code: 'message-not-found',
    });
  });
});

describe('the inbox service without a mail server', () => {
  it('keeps mails as not sent, reports how many are waiting, and marks no message as answered', async () => {
    const [servers, redis] = await Promise.all([startTestBus(), startRedis()]);
    Object.assign(process.env, { REDIS_URL: redis.url, SMTP_URL: '', OPERATOR_EMAIL: '' });
    const app = await servers.start('inbox', AppModule);
    const connection = app.get<Connection>(getConnectionToken());
    await Promise.all(Object.values(connection.models).map((model) => model.init()));
    const { id } = await servers.bus.request(receiveMessage, { delivery: delivery(), message: form });
    const mails = await connection.collection<MailRecord>('mails').find().sort({ _id: 1 }).toArray();
    expect(mails.map(({ _id, state, fault }) => [_id, state, fault])).toEqual([
      [`contact:${id}:owner`, 'not-sent', expect.stringContaining('OPERATOR_EMAIL')],
      [`contact:${id}:sender`, 'not-sent', expect.stringContaining('SMTP_URL')],
    ]);
    const { mailId } = await servers.bus.request(replyToMessage, { id, key: 'one', text: 'Gern.' });
    const { messages } = await servers.bus.request(listMessages, { state: 'open' });
    expect(messages).toMatchObject([{ id, answeredAt: null, reply: 'not-sent' }]);
    const { waiting, hasServer } = await servers.bus.request(countWaitingMails, {});
    // The notice to the operator has no recipient.
    expect({ waiting, hasServer, mailId }).toEqual({
      waiting: 2,
      hasServer: false,
      mailId: `contact:${id}:reply:one`,
    });
    await servers.close();
    await redis.stop();
  });
});
