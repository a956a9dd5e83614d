import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import type { MailRecord } from '../mails/mail.schema.js';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;
const SENDER_NAME = 'Gewerk';
const PERMANENT_FAULT = 500;

/** Hands mails to the SMTP server. */
@Injectable()
export class SmtpClient implements OnApplicationShutdown {
  private readonly transport: ReturnType<typeof createTransport> | undefined;

  constructor(@Inject(INBOX_ENV) private readonly env: InboxEnv) {
    if (env.SMTP_URL === undefined) return;
    this.transport = createTransport({
      url: env.SMTP_URL,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      // A mail is text that visitors wrote: nothing in it may make the server read files or addresses.
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
   * Sends one mail under a Message-ID of its own for good, so that a repeat is recognised. Throws what the server says.
   * @param beforeText awaited when the server has agreed to sender and recipient, before any of the text goes out; where
   *   it throws, none does
   */
  async send(mail: MailRecord, beforeText: () => Promise<void>): Promise<void> {
    if (!this.transport || mail.to === null) throw new Error('SMTP_URL is not set');
    const options: MailOptions = {
      beforeText,
      messageId: `<${hash('sha256', mail._id, 'hex').slice(0, 40)}@${this.env.MAIL_FROM.split('@').at(-1)}>`,
      from: { name: SENDER_NAME, address: this.env.MAIL_FROM },
      to: { name: '', address: mail.to },
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: mail.createdAt,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    };
    await this.transport.sendMail(options);
  }
}

type MailOptions = SendMailOptions & { beforeText: () => Promise<void> };

/** A stream of the text that begins once it is read, which nodemailer does after the server's go-ahead. */
async function* precededBy(beforeText: () => Promise<void>, text: Readable): AsyncGenerator<Buffer> {
  await beforeText();
  yield* text as AsyncIterable<Buffer>;
}

/** One-click unsubscription by the mail program (RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: MailRecord): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Whether the server refused for good (5xx), so that another attempt would get the same answer. */
export const isPermanent = (error: unknown): boolean => (answerOf(error) ?? 0) >= PERMANENT_FAULT;

/** The code that the server refused with; undefined where it said nothing. */
export function answerOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' ? code : undefined;
}
