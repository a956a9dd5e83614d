import { z } from 'zod';
import { typedLine, typedParagraphs } from '../../model/inputs/form-texts.js';
import { FORM_LENGTH } from '../../limits/index.js';
import { defineOperation } from '../operation.js';
import { messageSchema } from './list-messages.js';

const id = z.string().max(100);

/** Marks a message as answered or open again. Fails with `message-not-found`. */
export const markMessage = defineOperation({
  service: 'inbox',
  name: 'mark-message',
  input: z.strictObject({ id, answered: z.boolean({ error: 'must be true or false' }) }),
  output: messageSchema,
});

/**
 * Writes a reply to the sender of a message, which counts as answered once the reply has been sent; `mailId` names it
 * in the list of mails, which shows whether it was sent. Calls with the same `key` send it only once. Fails with
 * `message-not-found`.
 */
export const replyToMessage = defineOperation({
  service: 'inbox',
  name: 'reply-to-message',
  input: z.strictObject({
    id,
    key: typedLine(100),
    text: typedParagraphs(FORM_LENGTH.message),
  }),
  output: z.object({ message: messageSchema, mailId: z.string() }),
});

/** Deletes a message and its mails. Repeats succeed. */
export const deleteMessage = defineOperation({
  service: 'inbox',
  name: 'delete-message',
  input: z.strictObject({ id }),
  output: z.object({ deleted: z.boolean() }),
});

/** A page of all messages as lines of CSV, for the export; `after` is the `next` of the previous page. */
export const exportMessages = defineOperation({
  service: 'inbox',
  name: 'export-messages',
  input: z.object({ after: z.string().max(100).nullable().default(null) }),
  output: z.object({ csv: z.string(), next: z.string().nullable() }),
});
