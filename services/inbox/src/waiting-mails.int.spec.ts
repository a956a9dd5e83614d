import { countWaitingMails, listMails, listMessages, replyToMessage, retryMail } from '@gewerk/contracts/bus';
import { eventually } from '@gewerk/testing';
import type { MailRecord } from './mails/mail.schema.js';
import { taken } from './test/mail-sink.js';
import { form, ownAddress, RunningInbox } from './test/running-inbox.js';

describe('mails that are not sent', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(async () => {
    await inbox.close();
  });

  const waiting = () => inbox.servers.bus.request(countWaitingMails, {});
  const messagesOf = async (email: string) => {
    const { messages } = await inbox.servers.bus.request(listMessages, { state: 'all', query: email });
    return messages;
  };
  const isInState = async (id: string, state: MailRecord['state']) =>
    (await inbox.stored(id))?.state === state;

  it('are counted from when they failed until one is sent again', async () => {
    expect(await waiting()).toEqual({ waiting: 0, since: null, hasServer: true });
    inbox.sink.answer = () => ({ code: 550, text: 'no' });
    const { id } = await inbox.send();
    const ids = [`contact:${id}:owner`, `contact:${id}:sender`];
    for (const mail of ids) await eventually(() => isInState(mail, 'failed'));
    const { waiting: count, since } = await waiting();
    expect(count).toBe(2);
    const unsent = await inbox.servers.bus.request(listMails, { among: 'unsent' });
    expect([unsent.mails.map((mail) => mail.id).sort(), unsent.total]).toEqual([[...ids].sort(), 2]);
    expect(Date.parse(since!)).toBeGreaterThan(Date.now() - 60_000);
    inbox.sink.answer = () => taken;
    await inbox.servers.bus.request(retryMail, { id: ids[0]! });
    await eventually(() => isInState(ids[0]!, 'sent'));
    expect(await waiting()).toMatchObject({ waiting: 0 });
    expect(await inbox.servers.bus.request(listMails, { among: 'unsent' })).toMatchObject({ total: 1 });
  });

  it('are counted while they wait in the queue for over a minute and none is sent', async () => {
    const mails = inbox.connection.collection<MailRecord>('mails');
    const hourAgo = new Date(Date.now() - 3_600_000);
    const sentAt = new Date(hourAgo.getTime() - 3_600_000);
    await mails.updateMany({ state: 'sent' }, { $set: { sentAt } });
    const leaseUntil = new Date(Date.now() + 3_600_000);
    const stuck = { state: 'queued', queuedAt: hourAgo, leaseUntil } as const;
    await mails.updateMany({ state: 'failed' }, { $set: stuck });
    expect(await waiting()).toMatchObject({ waiting: 1, since: hourAgo.toISOString() });
    await mails.updateMany({ state: 'queued' }, { $set: { queuedAt: new Date() } });
    expect(await waiting()).toMatchObject({ waiting: 0 });
  });

  it('keep the message that they answer open until they have been sent', async () => {
    const email = ownAddress();
    const { id } = await inbox.send({ message: { ...form, email } });
    await eventually(() => isInState(`contact:${id}:sender`, 'sent'));
    inbox.refuse(email, 550, 'no such mailbox');
    const { message, mailId } = await inbox.servers.bus.request(replyToMessage, {
      id,
      key: 'answer-1',
      text: 'Gern geschehen.',
    });
    expect(message.answeredAt).toBeNull();
    await eventually(() => isInState(mailId, 'failed'));
    expect(await messagesOf(email)).toMatchObject([{ id, answeredAt: null, reply: 'failed' }]);
    inbox.sink.answer = () => taken;
    await inbox.servers.bus.request(retryMail, { id: mailId });
    await eventually(async () => (await messagesOf(email))[0]?.answeredAt !== null);
    const sent = await inbox.stored(mailId);
    expect(await messagesOf(email)).toMatchObject([
      { id, answeredAt: sent?.sentAt?.toISOString(), reply: null },
    ]);
  });
});
