import {
  adminRoutes,
  type countSubscribers,
  type deleteMessage,
  type listMails,
  type listMessages,
  type Mail,
  type MailState,
  type Message,
  type messageStates,
  type OutputOf,
  type replyToMessage,
} from '@gewerk/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

export type MessageState = (typeof messageStates)[number];

const pathOf = (path: string, id: string): string => path.replace('{id}', encodeURIComponent(id));

export const messagesQuery = (state: MessageState, query: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'messages', state, query, page],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof listMessages>>(adminRoutes.listMessages.path, {
        query: { state, query, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });

export const mailsQuery = (state: MailState, page: number) =>
  queryOptions({
    queryKey: ['admin', 'mails', state, page],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof listMails>>(adminRoutes.listMails.path, {
        query: { state, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });

export const subscribersQuery = queryOptions({
  queryKey: ['admin', 'newsletter'],
  queryFn: ({ signal }) =>
    adminFetch<OutputOf<typeof countSubscribers>>(adminRoutes.countSubscribers.path, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/** The same `key` sends one mail, however often it is sent. */
export const reply = (id: string, key: string, text: string): Promise<OutputOf<typeof replyToMessage>> =>
  adminFetch(pathOf(adminRoutes.replyToMessage.path, id), { method: 'POST', body: { key, text } });

export const mark = (id: string, answered: boolean): Promise<Message> =>
  adminFetch(pathOf(adminRoutes.markMessage.path, id), { method: 'PUT', body: { answered } });

/** Deleting what is gone succeeds. */
export const remove = (id: string): Promise<OutputOf<typeof deleteMessage>> =>
  adminFetch(pathOf(adminRoutes.deleteMessage.path, id), { method: 'DELETE' });

export const retry = (id: string): Promise<Mail> =>
  adminFetch(pathOf(adminRoutes.retryMail.path, id), { method: 'POST', body: {} });
