import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { KnownSite } from '@gewerk/messaging';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { dressedMail } from './dress-mail.js';
import type { MailRecord } from './mail.schema.js';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;
const PERMANENT_FAULT = 500;

@Injectable()
export class SmtpClient implements OnApplicationShutdown {
  private readonly transport: ReturnType<typeof createTransport> | undefined;

  constructor(
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly site: KnownSite,
  ) {
    if (env.SMTP_URL === undefined) return;
    this.transport = createTransport({
      url: env.SMTP_URL,
      // A password is never sent over an unencrypted connection.
      requireTLS: URL.parse(env.SMTP_URL)?.password !== '',
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      // The text may be a visitor's: it must not make this process read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', (mail, done) => {
      const { beforeText } = mail.data as MailOptions;
      mail.message.processFunc((text) => Readable.from(precededBy(beforeText, text)));
      done();
    });
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  /**
   * Sends a mail under a permanent Message-ID, so that a repeated mail is recognised. Throws the server's
   * error.
   * @param beforeText awaited after the server accepted sender and recipient; if it throws, no text is sent
   */
  async send(mail: MailRecord, beforeText: () => Promise<void>): Promise<void> {
    if (!this.transport || mail.to === null) throw new Error('SMTP_URL is not set');
    const site = await this.site.readOrLast();
    const options: MailOptions = {
      beforeText,
      messageId: `<${hash('sha256', mail._id, 'hex').slice(0, 40)}@${this.env.MAIL_FROM.split('@').at(-1)}>`,
      from: { name: site.name, address: this.env.MAIL_FROM },
      to: { name: '', address: mail.to },
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      subject: mail.subject,
      ...dressedMail(mail, site, this.env.CANONICAL_URL),
      date: mail.createdAt,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    };
    await this.transport.sendMail(options);
  }
}

type MailOptions = SendMailOptions & { beforeText: () => Promise<void> };

/** Awaits `beforeText` on the first read: nodemailer reads the stream only after the server has accepted DATA. */
async function* precededBy(beforeText: () => Promise<void>, text: Readable): AsyncGenerator<Buffer> {
  await beforeText();
  yield* text as AsyncIterable<Buffer>;
}

function unsubscribeHeaders({ unsubscribeUrl }: MailRecord): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Whether the server refused permanently (5xx). */
export const isPermanent = (error: unknown): boolean => (answerOf(error) ?? 0) >= PERMANENT_FAULT;

/** The server's status code, if any. */
export function answerOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' ? code : undefined;
}
