import {
  type BusinessDetail,
  clickKinds,
  END_USAGE_MAIL_PATH,
  type getBusinessUsage,
  listingUses,
  type OutputOf,
} from '@gewerk/contracts';
import type { Types } from 'mongoose';
import type { InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import type { UsageReaderRecord } from '../usage-mails/usage-reader.schema.js';
import { usageMailTexts } from './usage-mail-texts.js';
import { type MailPart, writeMail } from './write-mail.js';

interface UsageOfMonth {
  readonly listing: Pick<BusinessDetail, 'id' | 'name' | 'urlSlug'>;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: OutputOf<typeof getBusinessUsage>['days'];
}

/** What the ids of somebody's mails begin with. */
export const usageMailsOf = (reader: Types.ObjectId): string => `usage:${reader.toHexString()}:`;

/** A listing's figures of one month, in the language that was chosen. */
export function usageMail(
  { _id, email, language, token }: UsageReaderRecord,
  { listing, month, days }: UsageOfMonth,
  env: Pick<InboxEnv, 'CANONICAL_URL'>,
): MailDraft {
  const texts = usageMailTexts[language];
  const date = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day));
  const number = (count: number): string => count.toLocaleString(language);
  const linkTo = (path: string, query: Record<string, string> = {}): string =>
    `${new URL(path, env.CANONICAL_URL).href}?${new URLSearchParams({ ...query, lang: language }).toString()}`;

  const named = date(`${month}-01`, { month: 'long', year: 'numeric' });
  const used = days.flatMap(({ day, views, ...clicks }) => {
    const clicked = sumOf(clickKinds.map((kind) => clicks[kind]));
    const told = [date(day, { day: 'numeric', month: 'long' }), texts.day(number(views), number(clicked))];
    return views + clicked > 0 ? [told as [string, string]] : [];
  });
  const byDay: MailPart[] = [
    { kind: 'text', text: texts.byDay },
    { kind: 'facts', facts: used },
  ];
  const title = texts.title(listing.name, named);
  return {
    _id: `${usageMailsOf(_id)}${month}`,
    to: email,
    subject: title,
    unsubscribeUrl: `${new URL(END_USAGE_MAIL_PATH, env.CANONICAL_URL).href}?token=${token}`,
    ...writeMail(
      title,
      [
        { kind: 'text', text: texts.intro(listing.name, named) },
        {
          kind: 'facts',
          facts: listingUses.map((use) => [texts.uses[use], number(sumOf(days.map((day) => day[use])))]),
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

const pathOf = ({ id, urlSlug }: UsageOfMonth['listing']): string =>
  urlSlug === '' ? `/business/${id}` : `/${urlSlug}`;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
