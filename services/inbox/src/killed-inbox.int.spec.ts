import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { receiveMessage } from '@gewerk/contracts/bus';
import {
  eventually,
  startChild,
  startRedis,
  startTestBus,
  type TestBus,
  type TestServer,
} from '@gewerk/testing';
import { createConnection, type Connection } from 'mongoose';
import { AppModule } from './app.module.js';
import type { MailRecord } from './mails/mail.schema.js';
import { RequeueMails } from './mails/requeue-mails.js';
import { UNANSWERED } from './mails/send-mail.js';
import { type MailSink, startMailSink, taken } from './test/mail-sink.js';
import { delivery, form, ownAddress } from './test/running-inbox.js';

const CONTACTS = 50;
const AT_ONCE = 8;
/**
 * The inbox is killed at this mail, while mails about the first messages are being sent and other messages
 * arrive.
 */
const KILLED_AT_MAIL = 15;
const GIVE_UP_MS = 25_000;
/** The lease of a mail, as in MailsRepository. */
const LEASE_MS = 60_000;
/** How many mails are sent at a time, as in SendMailProcessor. */
const MAILS_AT_ONCE = 4;
const COMPILED = join(__dirname, '../../../libs/testing/jest/compile-sources.mjs');

describe('an inbox that is killed while messages arrive', () => {
  let servers: TestBus;
  let redis: TestServer;
  let sink: MailSink;
  let database: Connection;
  let inbox: ChildProcess;

  beforeAll(async () => {
    [servers, redis, sink] = await Promise.all([startTestBus(), startRedis(), startMailSink()]);
    Object.assign(process.env, {
      REDIS_URL: redis.url,
      SMTP_URL: sink.url,
      OPERATOR_EMAIL: 'owner@gewerk.example',
      MAIL_RETRY_DELAY_MS: '5',
    });
    database = createConnection(servers.mongo.url, { dbName: `${servers.mongo.prefix}gewerk_inbox` });
    inbox = startChild(
      process.execPath,
      ['--no-warnings', '--import', COMPILED, join(__dirname, 'main.ts')],
      {
        env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      },
    );
  });

  afterAll(async () => {
    inbox.kill('SIGKILL');
    await servers.close();
    await database.close();
    await sink.close();
    await redis.stop();
  });

  const mails = () => database.collection<MailRecord>('mails');
  /** Sends one contact message repeatedly, always with the same key, until it is acknowledged. Returns its id. */
  async function sendUntilTaken(subject: string): Promise<string> {
    const input = { delivery: delivery(), message: { ...form, subject, email: ownAddress() } };
    for (const giveUpAt = Date.now() + GIVE_UP_MS; ;) {
      try {
        return (await servers.bus.request(receiveMessage, input, { timeoutMs: 1_000 })).id;
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
      }
    }
  }
  async function sendAll(): Promise<Map<string, string>> {
    const ids = new Map<string, string>();
    const subjects = Array.from({ length: CONTACTS }, (_, index) => `Anfrage ${index}`);
    const work = async (): Promise<void> => {
      for (let subject = subjects.shift(); subject; subject = subjects.shift()) {
        ids.set(subject, await sendUntilTaken(subject));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return ids;
  }

  it('stores each acknowledged message once, and sends or lists each of their mails once', async () => {
    let killedAt = 0;
    sink.answer = () => {
      if (sink.mails.length === KILLED_AT_MAIL && killedAt === 0) {
        inbox.kill('SIGKILL');
        killedAt = Date.now();
      }
      return taken;
    };
    const replaced = once(inbox, 'exit').then(() => servers.start('inbox', AppModule));
    const ids = await sendAll();
    const app = await replaced;
    expect(killedAt).toBeGreaterThan(0);

    const stored = await database.collection('messages').find().toArray();
    expect(new Map(stored.map(({ _id, subject }) => [subject as string, String(_id)]))).toEqual(ids);
    expect(stored).toHaveLength(CONTACTS);

    // Mails of the dead process are checked a few minutes later; the test acts as if this time had passed.
    const before = new Date(0);
    const held = { state: 'queued' as const, leaseUntil: { $lte: new Date(killedAt + LEASE_MS) } };
    await mails().updateMany(held, { $set: { leaseUntil: before } });
    await mails().updateMany({ state: 'queued' }, { $set: { queuedAt: before } });
    await app.get(RequeueMails).requeueForgotten();
    await eventually(async () => (await mails().countDocuments({ state: 'queued' })) === 0);
    const listed = await mails().find({ state: 'failed' }).toArray();
    expect(listed.length).toBeLessThanOrEqual(MAILS_AT_ONCE);
    expect(listed.map(({ fault }) => fault)).toEqual(listed.map(() => UNANSWERED));
    expect(await mails().countDocuments({ state: 'sent' })).toBe(2 * CONTACTS - listed.length);
    expect(await mails().countDocuments()).toBe(2 * CONTACTS);
    // No mail arrives twice, and some of those that were given up may have arrived.
    const arrived = sink.mails.map(({ messageId }) => messageId);
    expect(new Set(arrived).size).toBe(arrived.length);
    expect(arrived.length).toBeGreaterThanOrEqual(2 * CONTACTS - listed.length);
  });
});
