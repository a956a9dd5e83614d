import { type ContactForm, type InputOf, receiveMessage } from '@gewerk/contracts/bus';
import { startRedis, startTestBus, type TestBus } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, createConnection } from 'mongoose';
import type { Email } from 'postal-mime';
import { AppModule } from '../app.module.js';
import type { MailRecord } from '../mails/mail.schema.js';
import { InboxDirectory } from './inbox-directory.js';
import { type MailSink, startMailSink, taken } from './mail-sink.js';

export const form: ContactForm = {
  name: 'Jürgen Müller',
  email: 'juergen@mueller.example',
  category: 'feedback',
  subject: 'Lob',
  message: 'Sehr <b>gut</b>.\nWeiter so!',
};

let sent = 0;
/** An address for one test only, since mails of earlier tests may still be in progress. */
export const ownAddress = () => {
  sent += 1;
  return `juergen-${sent}@mueller.example`;
};
export const delivery = () => {
  sent += 1;
  return { key: `key-of-${sent}-form`, tokenId: `token-of-${sent}-form` };
};

const isAt = (addresses: Email['to'], address: string) => addresses?.[0]?.address === address;

/** The inbox service running against real servers, with a mail server that keeps the mails it receives. */
export class RunningInbox {
  private constructor(
    readonly servers: TestBus,
    readonly directory: InboxDirectory,
    readonly app: INestApplication,
    readonly connection: Connection,
    readonly sink: MailSink,
    private readonly stopRedis: () => Promise<void>,
  ) {}

  /** @param prepare stores the data that the service finds at its start */
  static async start(prepare?: (database: Connection) => Promise<unknown>): Promise<RunningInbox> {
    const [servers, redis, sink] = await Promise.all([startTestBus(), startRedis(), startMailSink()]);
    Object.assign(process.env, {
      REDIS_URL: redis.url,
      SMTP_URL: sink.url,
      MAIL_FROM: 'gewerk@gewerk.example',
      OPERATOR_EMAIL: 'owner@gewerk.example',
      CANONICAL_URL: 'https://gewerk.example',
      ADMIN_ORIGIN: 'https://admin.gewerk.example',
      MAIL_RETRY_DELAY_MS: '5',
    });
    if (prepare) {
      const database = createConnection(servers.mongo.url, { dbName: `${servers.mongo.prefix}gewerk_inbox` });
      await prepare(database);
      await database.close();
    }
    const directory = new InboxDirectory(servers.bus);
    const app = await servers.start('inbox', AppModule);
    const connection = app.get<Connection>(getConnectionToken());
    await Promise.all(Object.values(connection.models).map((model) => model.init()));
    return new RunningInbox(servers, directory, app, connection, sink, () => redis.stop());
  }

  async close(): Promise<void> {
    await this.servers.close();
    await this.sink.close();
    await this.stopRedis();
  }

  send(input: Partial<InputOf<typeof receiveMessage>> = {}): Promise<{ id: string }> {
    return this.servers.bus.request(receiveMessage, { delivery: delivery(), message: form, ...input });
  }

  mailsTo(address: string): Email[] {
    return this.sink.mails.filter(({ to }) => isAt(to, address));
  }

  /** The operator's notices about messages from this address. */
  noticesOf(address: string): Email[] {
    return this.mailsTo('owner@gewerk.example').filter(({ replyTo }) => isAt(replyTo, address));
  }

  /** Makes the server respond with this code to mails to or from this address; it accepts all others. */
  refuse(address: string, code: number, text: string, attempts = Infinity): void {
    this.sink.answer = (mail, attempt) =>
      attempt <= attempts && (isAt(mail.to, address) || isAt(mail.replyTo, address)) ? { code, text } : taken;
  }

  stored(id: string) {
    return this.connection.collection<MailRecord>('mails').findOne({ _id: id });
  }
}
