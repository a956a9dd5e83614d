import { type ParsedInputOf, receiveMessage } from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { Answers, KnownSite, storeOnce, UseCase } from '@gewerk/messaging';
import { Inject } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { Mails } from '../mails/mails.js';
import type { MessageRecord } from './message.schema.js';
import { MessagesRepository } from './messages.repository.js';
import { contactMails } from './contact-mails.js';

const DAY_MS = 86_400_000;

/** Stores a message and its mails in one transaction. */
@UseCase()
export class ReceiveMessage {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly messages: MessagesRepository,
    private readonly mails: Mails,
    private readonly site: KnownSite,
  ) {}

  @Answers(receiveMessage)
  async receive({ delivery, message }: ParsedInputOf<typeof receiveMessage>): Promise<{ id: string }> {
    const _id = new Types.ObjectId();
    const receivedAt = new Date();
    const expiresAt = new Date(receivedAt.getTime() + RETENTION_DAYS.message * DAY_MS);
    const record: Omit<MessageRecord, 'digest'> = {
      ...message,
      ...delivery,
      _id,
      receivedAt,
      answeredAt: null,
      expiresAt,
    };
    const { name: siteName } = await this.site.readOrLast();
    const drafts = contactMails(_id.toHexString(), message, { ...this.env, siteName });
    const { id, isNew } = await storeOnce(
      message,
      () => this.messages.byKey(delivery.key),
      async (digest) => {
        await this.connection.transaction(async (session) => {
          await this.messages.insert({ ...record, digest }, session);
          await this.mails.add(drafts, session);
        });
        return _id.toHexString();
      },
    );
    if (isNew) await this.mails.announce(drafts);
    return { id };
  }
}
