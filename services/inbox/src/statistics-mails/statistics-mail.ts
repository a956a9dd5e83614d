import { type BusinessDetail, clickKinds, listingActions } from '@gewerk/contracts';
import type { getBusinessStatistics, OutputOf } from '@gewerk/contracts/bus';
import { visitorRoutes } from '@gewerk/contracts/http';
import type { Types } from 'mongoose';
import type { InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import type { StatisticsReaderRecord } from './statistics-reader.schema.js';
import { statisticsMailTexts } from './statistics-mail-texts.js';
import { type MailPart, writeMail } from '../mails/write-mail.js';

interface StatisticsOfMonth {
  readonly listing: Pick<BusinessDetail, 'id' | 'name' | 'urlSlug'>;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: OutputOf<typeof getBusinessStatistics>['days'];
}

/** Beginning of the ids of a reader's mails. */
export const statisticsMailsOf = (reader: Types.ObjectId): string => `usage:${reader.toHexString()}:`;

export function statisticsMail(
  { _id, email, language, token }: StatisticsReaderRecord,
  { listing, month, days }: StatisticsOfMonth,
  env: Pick<InboxEnv, 'CANONICAL_URL'>,
): MailDraft {
  const texts = statisticsMailTexts[language];
  const date = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day));
  const number = (count: number): string => count.toLocaleString(language);
  const linkTo = (path: string, query: Record<string, string> = {}): string =>
    `${new URL(path, env.CANONICAL_URL).href}?${new URLSearchParams({ ...query, lang: language }).toString()}`;

  const named = date(`${month}-01`, { month: 'long', year: 'numeric' });
  const used = days.flatMap(({ day, views, ...clicks }) => {
    const clicked = sumOf(clickKinds.map((kind) => clicks[kind]));
    const fact = [date(day, { day: 'numeric', month: 'long' }), texts.day(number(views), number(clicked))];
    return views + clicked > 0 ? [fact as [string, string]] : [];
  });
  const byDay: MailPart[] = [
    { kind: 'text', text: texts.byDay },
    { kind: 'facts', facts: used },
  ];
  const title = texts.title(listing.name, named);
  return {
    _id: `${statisticsMailsOf(_id)}${month}`,
    to: email,
    listing: listing.id,
    subject: title,
    unsubscribeUrl: `${new URL(visitorRoutes.endStatisticsMail.path, env.CANONICAL_URL).href}?token=${token}`,
    ...writeMail(
      title,
      [
        { kind: 'text', text: texts.intro(listing.name, named) },
        {
          kind: 'facts',
          facts: listingActions.map((use) => [texts.uses[use], number(sumOf(days.map((day) => day[use])))]),
        },
        ...(used.length > 0 ? byDay : []),
        { kind: 'text', text: texts.note },
        { kind: 'link', label: texts.listing, url: linkTo(pathOf(listing)) },
        { kind: 'link', label: texts.end, url: linkTo('/own-listing/end-figures', { token }) },
      ],
      language,
    ),
  };
}

const pathOf = ({ id, urlSlug }: StatisticsOfMonth['listing']): string =>
  urlSlug === '' ? `/business/${id}` : `/${urlSlug}`;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
