import { totalPages } from '@gewerk/contracts';
import {
  deleteMessage,
  exportMessages,
  firstWithin,
  listMessages,
  markMessage,
  MAX_ANSWER_BYTES,
  type Message,
  type OutputOf,
  type ParsedInputOf,
  replyToMessage,
} from '@gewerk/contracts/bus';
import { Answers, KnownSite, UseCase } from '@gewerk/messaging';
import { Inject } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, QueryFilter } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { Mails } from '../mails/mails.js';
import { MailsRepository } from '../mails/mails.repository.js';
import type { MessageRecord } from './message.schema.js';
import { MessagesRepository } from './messages.repository.js';
import { replyMail } from './contact-mails.js';
import { messageHead, messageRow } from './message-csv.js';
import { toMessage } from './message.mapper.js';

const EXPORTED_AT_ONCE = 200;
/** Maximum bytes of the rows as JSON, leaving space for the headers and the cursor. */
const MAX_EXPORTED_BYTES = MAX_ANSWER_BYTES - 10_000;
const SEARCHED = ['name', 'email', 'subject', 'message'] as const;

@UseCase()
export class ManageMessages {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly messages: MessagesRepository,
    private readonly mails: Mails,
    private readonly site: KnownSite,
    private readonly storedMails: MailsRepository,
  ) {}

  @Answers(listMessages)
  async list({
    state,
    query,
    page,
    limit,
  }: ParsedInputOf<typeof listMessages>): Promise<OutputOf<typeof listMessages>> {
    const filter = { ...ofState(state), ...matching(query) };
    const { records, total } = await this.messages.list(filter, { skip: (page - 1) * limit, limit });
    const replies = await this.storedMails.statesOf(records.flatMap(({ replyMailId }) => replyMailId ?? []));
    const messages = records.map((record) =>
      toMessage(record, replies.get(record.replyMailId ?? '')?.state ?? null),
    );
    return { messages, total, page, totalPages: totalPages(total, limit) };
  }

  @Answers(markMessage)
  async mark({ id, answered }: ParsedInputOf<typeof markMessage>): Promise<Message> {
    return toMessage(await this.messages.mark(id, answered ? new Date() : null));
  }

  @Answers(replyToMessage)
  async reply({
    id,
    key,
    text,
  }: ParsedInputOf<typeof replyToMessage>): Promise<OutputOf<typeof replyToMessage>> {
    const record = await this.messages.byId(id);
    const { name: siteName } = await this.site.readOrLast();
    const draft = replyMail(record, key, text, { ...this.env, siteName });
    const message = await this.connection.transaction(async (session) => {
      await this.mails.add([draft], session);
      return this.messages.awaitReply(id, draft._id, session);
    });
    await this.mails.announce([draft]);
    const replies = await this.storedMails.statesOf([draft._id]);
    return { message: toMessage(message, replies.get(draft._id)?.state ?? null), mailId: draft._id };
  }

  @Answers(deleteMessage)
  async delete({ id }: ParsedInputOf<typeof deleteMessage>): Promise<{ deleted: boolean }> {
    return this.connection.transaction(async (session) => {
      const deleted = await this.messages.delete(id, session);
      await this.storedMails.deleteOf(id, session);
      return { deleted };
    });
  }

  @Answers(exportMessages)
  async export({ after }: ParsedInputOf<typeof exportMessages>): Promise<OutputOf<typeof exportMessages>> {
    const records = await this.messages.after(after, EXPORTED_AT_ONCE);
    const rows = firstWithin(records.map(messageRow), MAX_EXPORTED_BYTES);
    const lines = rows.join('');
    const isLast = records.length < EXPORTED_AT_ONCE && rows.length === records.length;
    const next = isLast ? null : (records[rows.length - 1]?._id.toHexString() ?? null);
    return { csv: after === null ? messageHead + lines : lines, next };
  }
}

function ofState(state: 'open' | 'answered' | 'all'): QueryFilter<MessageRecord> {
  if (state === 'all') return {};
  return { answeredAt: state === 'open' ? null : { $ne: null } };
}

function matching(query: string | undefined): QueryFilter<MessageRecord> {
  if (query === undefined || query === '') return {};
  const pattern = { $regex: query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
  return { $or: SEARCHED.map((field) => ({ [field]: pattern })) };
}
