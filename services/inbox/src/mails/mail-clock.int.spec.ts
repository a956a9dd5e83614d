import { fakeOnly, startMongo } from '@gewerk/testing';
import { type Connection, createConnection, type Model } from 'mongoose';
import { MAIL_MODEL, type MailRecord, mailSchema } from './mail.schema.js';
import { MailsRepository } from './mails.repository.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let connection: Connection;
let mails: MailsRepository;

beforeAll(async () => {
  connection = await createConnection((await startMongo()).url).asPromise();
  const model: Model<MailRecord> = connection.model<MailRecord>(MAIL_MODEL, mailSchema);
  await model.init();
  mails = new MailsRepository(model);
});
beforeEach(() => connection.collection('mails').deleteMany({}));
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => connection.close());

/** From now on, this process's clock is wrong by this many hours, until `useRealTimers`. */
const onHostWithClockOff = (hours: number) =>
  jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + hours * HOUR);

const draft = { _id: 'mail', to: 'a@b.example', subject: '$state kostet $5', text: '$$NOW', html: '' };
const store = (fault: string | null = null) => mails.insert([{ ...draft, fault }], new Date());
const queuedAt = async () => Number((await mails.byId('mail'))?.queuedAt);
const isOfNow = (moment: number) => Math.abs(moment - Date.now()) < HOUR;

describe('a mail, whatever the clocks of the hosts say,', () => {
  it.each([2, -2])('waits from when it was stored by a host that is off by %i h', async (hours) => {
    onHostWithClockOff(hours);
    await store();
    jest.useRealTimers();
    expect(isOfNow(await queuedAt())).toBe(true);
    const before = await queuedAt();
    await store();
    expect(await queuedAt()).toBe(before);
    expect(await mails.byId('mail')).toMatchObject({ ...draft, state: 'queued', queuings: 1 });
  });

  it('is requeued on time, and not sooner, by a host that is ahead', async () => {
    await store();
    onHostWithClockOff(2);
    expect(await mails.claimForgotten(HOUR)).toBeNull();
    expect(await mails.claimForgotten(-MINUTE)).toMatchObject({ _id: 'mail', queuings: 2 });
    jest.useRealTimers();
    expect(isOfNow(await queuedAt())).toBe(true);
  });

  it('waits again from when it was requeued', async () => {
    await store('no server');
    onHostWithClockOff(2);
    expect(await mails.requeue('mail')).toMatchObject({ state: 'queued', queuings: 2 });
    jest.useRealTimers();
    expect(isOfNow(await queuedAt())).toBe(true);
  });

  it('is not reported as waiting too soon, nor after another has been sent', async () => {
    await store();
    onHostWithClockOff(2);
    expect(await mails.waiting(HOUR)).toEqual({ count: 0, first: null });
    expect(await mails.waiting(-MINUTE)).toMatchObject({ count: 1 });
    await mails.markSent('mail');
    await mails.insert([{ ...draft, _id: 'other', fault: null }], new Date());
    jest.useRealTimers();
    expect(await mails.waiting(HOUR)).toEqual({ count: 0, first: null });
    expect(isOfNow(Number((await mails.byId('mail'))?.sentAt))).toBe(true);
  });
});
