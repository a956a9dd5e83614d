import type { MailListState, messageStates } from '@gewerk/contracts';
import type { Message } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export type MessageState = (typeof messageStates)[number];

const REPLY_POLL_MS = 2_000;
const isLeaving = ({ reply }: Message): boolean => reply === 'queued' || reply === 'sent';

export const messagesQuery = (state: MessageState, query: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'messages', state, query, page],
    queryFn: ({ signal }) => callPanel(panelRoutes.listMessages, { query: { state, query, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state: { data } }) => (data?.messages.some(isLeaving) ? REPLY_POLL_MS : false),
  });

export const mailsQuery = (state: MailListState, page: number) =>
  queryOptions({
    queryKey: ['admin', 'mails', state, page],
    queryFn: ({ signal }) => {
      const query = state === 'unsent' ? { among: state, page } : { state, page };
      return callPanel(panelRoutes.listMails, { query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });

export const handClaimsQuery = queryOptions({
  queryKey: ['admin', 'hand-claims'],
  queryFn: ({ signal }) => callPanel(panelRoutes.handClaims, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const subscribersQuery = queryOptions({
  queryKey: ['admin', 'newsletter'],
  queryFn: ({ signal }) => callPanel(panelRoutes.countSubscribers, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/** However often the call is repeated, only one email is sent per `key`. */
export const reply = (id: string, key: string, text: string) =>
  callPanel(panelRoutes.replyToMessage, { parameters: { id }, body: { key, text } });

export const mark = (id: string, answered: boolean) =>
  callPanel(panelRoutes.markMessage, { parameters: { id }, body: { answered } });

/** Idempotent. */
export const remove = (id: string) => callPanel(panelRoutes.deleteMessage, { parameters: { id } });

export const retry = (id: string) => callPanel(panelRoutes.retryMail, { parameters: { id }, body: {} });

/** Creates a new code at each call and invalidates the previous one. */
export const issueCode = (id: string) =>
  callPanel(panelRoutes.issueHandCode, { parameters: { id }, body: {} });

export const dismissClaim = (id: string) => callPanel(panelRoutes.dismissHandClaim, { parameters: { id } });
