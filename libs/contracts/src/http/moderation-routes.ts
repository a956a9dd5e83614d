import { z } from 'zod';
import { decideSubmission } from '../directory/decide-submission.js';
import { editSubmission } from '../directory/edit-submission.js';
import { getSubmission } from '../directory/get-submission.js';
import { listSubmissions } from '../directory/list-submissions.js';
import { submissionDraftSchema } from '../directory/submission.js';
import { typedLine, typedParagraphs } from '../forms/form-texts.js';
import { listMails, retryMail } from '../inbox/manage-mails.js';
import { listMessages } from '../inbox/list-messages.js';
import { deleteMessage, markMessage, replyToMessage } from '../inbox/manage-messages.js';
import { countSubscribers } from '../inbox/newsletter.js';
import { FORM_LENGTH } from '../limits.js';
import type { AdminRoute } from './admin-route.js';

const noQuery = z.strictObject({});
const noBody = z.strictObject({});
const session = { needs: 'session', query: noQuery } as const;

/** The owner's calls for what visitors sent: submissions, contact messages, and the mails that follow from them. */
export const moderationRoutes = {
  listSubmissions: {
    ...session,
    method: 'GET',
    path: '/api/admin/submissions',
    summary: 'Submissions of one state with their age, those that wait oldest first',
    query: z.strictObject(listSubmissions.input.shape),
    operation: listSubmissions,
  },
  getSubmission: {
    ...session,
    method: 'GET',
    path: '/api/admin/submissions/{id}',
    summary: 'One submission and the listed businesses that may be the same',
    operation: getSubmission,
  },
  editSubmission: {
    ...session,
    method: 'PUT',
    path: '/api/admin/submissions/{id}',
    summary: 'Corrects a waiting submission',
    body: z.strictObject({ draft: submissionDraftSchema }),
    operation: editSubmission,
    isAudited: true,
  },
  decideSubmission: {
    ...session,
    method: 'POST',
    path: '/api/admin/submissions/{id}/decision',
    summary: 'Approves, rejects or merges a submission',
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve') }),
      z.strictObject({ decision: z.literal('reject'), reason: typedParagraphs(FORM_LENGTH.reason) }),
      z.strictObject({ decision: z.literal('merge'), businessId: z.string().max(100) }),
    ]),
    operation: decideSubmission,
    isAudited: true,
  },
  listMessages: {
    ...session,
    method: 'GET',
    path: '/api/admin/messages',
    summary: 'Contact messages, newest first',
    query: z.strictObject(listMessages.input.shape),
    operation: listMessages,
  },
  /** Answered by a handler: text/csv, streamed. */
  exportMessages: {
    ...session,
    method: 'GET',
    path: '/api/admin/messages/export',
    summary: 'All contact messages as CSV',
    isAudited: true,
  },
  markMessage: {
    ...session,
    method: 'PUT',
    path: '/api/admin/messages/{id}',
    summary: 'Marks a message as answered or open',
    body: markMessage.input.omit({ id: true }),
    operation: markMessage,
  },
  replyToMessage: {
    ...session,
    method: 'POST',
    path: '/api/admin/messages/{id}/reply',
    summary: 'Answers a message by mail',
    body: z.strictObject({ key: typedLine(100), text: typedParagraphs(FORM_LENGTH.message) }),
    operation: replyToMessage,
    isAudited: true,
  },
  deleteMessage: {
    ...session,
    method: 'DELETE',
    path: '/api/admin/messages/{id}',
    summary: 'Deletes a message and its mails',
    operation: deleteMessage,
    isAudited: true,
  },
  countSubscribers: {
    ...session,
    method: 'GET',
    path: '/api/admin/newsletter',
    summary: 'How many addresses get the newsletter',
    operation: countSubscribers,
  },
  /** Answered by a handler: text/csv, streamed. */
  exportSubscribers: {
    ...session,
    method: 'GET',
    path: '/api/admin/newsletter/export',
    summary: 'The confirmed addresses of the newsletter as CSV, with their unsubscribe links',
    isAudited: true,
  },
  listMails: {
    ...session,
    method: 'GET',
    path: '/api/admin/mails',
    summary: 'Mails of one state, newest first; failed is the dead-letter list',
    query: z.strictObject(listMails.input.shape),
    operation: listMails,
  },
  retryMail: {
    ...session,
    method: 'POST',
    path: '/api/admin/mails/{id}/retry',
    summary: 'Tries a mail again that failed or was not sent',
    body: noBody,
    operation: retryMail,
    isAudited: true,
  },
} as const satisfies Record<string, AdminRoute>;
