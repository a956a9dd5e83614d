import { z } from 'zod';
import { limitParameter, pageParameter, searchText, withBoundedDepth } from '../../model/inputs/query.js';
import { PAGE_SIZE, PAGING } from '../../limits/index.js';
import { contactCategories, mailStates, messageStates } from '../../model/mails.js';
import { defineOperation } from '../operation.js';
import { CLIP_LENGTHS, clipped, shortenList } from '../fit/fit-answer.js';

/** A contact message as the panel shows it. */
export const messageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  category: z.enum(contactCategories),
  subject: z.string(),
  message: z.string(),
  /** ISO instants. */
  receivedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** State of the mail with the latest reply, until it has been sent. */
  reply: z.enum(mailStates).nullable().optional(),
  /** When it will be deleted automatically. */
  expiresAt: z.string(),
});
export type Message = z.output<typeof messageSchema>;

/** A smaller page contains the whole texts, as does the export. */
const fitMessages = shortenList(
  'messages',
  CLIP_LENGTHS.map((length) => (message: Message): Message => ({
    ...message,
    message: clipped(message.message, length),
  })),
);

/** Messages, newest first; `query` is searched in name, address, subject and text. */
export const listMessages = defineOperation({
  service: 'inbox',
  name: 'list-messages',
  input: withBoundedDepth(
    z.object({
      state: z.enum(messageStates, { error: `must be one of ${messageStates.join(', ')}` }).default('open'),
      query: searchText().optional(),
      page: pageParameter(),
      limit: limitParameter(PAGE_SIZE.admin),
    }),
  ),
  output: z.object({
    messages: z.array(messageSchema).max(PAGING.maxLimit),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
  fit: fitMessages,
});
