import { z } from 'zod';
import { typedLine, typedParagraphs } from '../../model/inputs/form-texts.js';
import { FORM_LENGTH } from '../../limits/index.js';
import { decideSubmission } from '../../bus/directory/moderation/decide-submission.js';
import { editSubmission } from '../../bus/directory/moderation/edit-submission.js';
import { getSubmission } from '../../bus/directory/moderation/get-submission.js';
import { listSubmissions } from '../../bus/directory/moderation/list-submissions.js';
import { dismissHandClaim, issueHandCode, listHandClaims } from '../../bus/inbox/hand-claims.js';
import { listMessages } from '../../bus/inbox/list-messages.js';
import { countWaitingMails, listMails, retryMail } from '../../bus/inbox/manage-mails.js';
import {
  deleteMessage,
  exportMessages,
  markMessage,
  replyToMessage,
} from '../../bus/inbox/manage-messages.js';
import { countSubscribers, exportSubscribers } from '../../bus/inbox/newsletter.js';
import { submissionDraftSchema } from '../../model/moderation/submission-draft.js';
import type { PanelServing } from './endpoint.js';

const noQuery = z.strictObject({});
const noBody = z.strictObject({});
const session = { needs: 'session', query: noQuery } as const;

/** The operator's calls for submissions, contact messages, and the mails about them. */
export const moderationServing = {
  listSubmissions: {
    ...session,
    summary: 'Submissions of one state with their age; waiting ones oldest first',
    query: z.strictObject(listSubmissions.input.shape),
    operation: listSubmissions,
  },
  getSubmission: {
    ...session,
    summary: 'One submission and the listed businesses that may be the same',
    operation: getSubmission,
  },
  editSubmission: {
    ...session,
    summary: 'Corrects a waiting submission',
    body: z.strictObject({ draft: submissionDraftSchema }),
    operation: editSubmission,
    isAudited: true,
  },
  decideSubmission: {
    ...session,
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
    summary: 'Contact messages, newest first',
    query: z.strictObject(listMessages.input.shape),
    operation: listMessages,
  },
  /** Answered by a handler: text/csv, streamed. */
  exportMessages: {
    ...session,
    summary: 'All contact messages as CSV',
    asks: [exportMessages],
    isAudited: true,
  },
  markMessage: {
    ...session,
    summary: 'Marks a message as answered or open',
    body: markMessage.input.omit({ id: true }),
    operation: markMessage,
  },
  replyToMessage: {
    ...session,
    summary: 'Answers a message by mail',
    body: z.strictObject({ key: typedLine(100), text: typedParagraphs(FORM_LENGTH.message) }),
    operation: replyToMessage,
    isAudited: true,
  },
  deleteMessage: {
    ...session,
    summary: 'Deletes a message and its mails',
    operation: deleteMessage,
    isAudited: true,
  },
  countSubscribers: {
    ...session,
    summary: 'How many addresses get the newsletter',
    operation: countSubscribers,
  },
  /** Answered by a handler: text/csv, streamed. */
  exportSubscribers: {
    ...session,
    summary: 'The confirmed addresses of the newsletter as CSV, with their unsubscribe links',
    asks: [exportSubscribers],
    isAudited: true,
  },
  handClaims: {
    ...session,
    summary: 'Requests of business owners for a code by letter or phone; waiting ones oldest first',
    operation: listHandClaims,
  },
  issueHandCode: {
    ...session,
    summary: 'Creates the code for a request and returns it, this once',
    body: noBody,
    operation: issueHandCode,
    isAudited: true,
  },
  dismissHandClaim: {
    ...session,
    summary: 'Drops a request for a code by letter or phone',
    operation: dismissHandClaim,
    isAudited: true,
  },
  listMails: {
    ...session,
    summary: 'Mails of one state, newest first; failed is the dead-letter list',
    query: z.strictObject(listMails.input.shape),
    operation: listMails,
  },
  waitingMails: {
    ...session,
    summary: 'How many mails are overdue to be sent; 0 if mails are being sent',
    operation: countWaitingMails,
  },
  retryMail: {
    ...session,
    summary: 'Retries a mail that failed or was not sent',
    body: noBody,
    operation: retryMail,
    isAudited: true,
  },
} as const satisfies Record<string, PanelServing>;
