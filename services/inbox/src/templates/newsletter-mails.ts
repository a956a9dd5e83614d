import { NEWSLETTER_PATHS } from '@gewerk/contracts';
import type { InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import type { SubscriberRecord } from '../newsletter/subscriber.schema.js';
import { writeMail } from './write-mail.js';

type Env = Pick<InboxEnv, 'CANONICAL_URL'>;

/** The address that ends a subscription by one POST (RFC 8058). */
export const unsubscribeUrl = (token: string, env: Env): string =>
  linkWith(token, NEWSLETTER_PATHS.unsubscribe, env);

function linkWith(token: string, path: string, env: Env): string {
  const url = new URL(path, env.CANONICAL_URL);
  url.searchParams.set('token', token);
  return url.href;
}

/** Asks an address whether it wants the newsletter, once a sign-up; one click in the mail program says no for good. */
export function confirmationMail({ _id, email, token }: SubscriberRecord, env: Env): MailDraft {
  const page = linkWith(token, '/newsletter', env);
  const title = 'Newsletter: bitte bestätigen';
  return {
    _id: `newsletter:${_id.toHexString()}:confirm`,
    to: email,
    subject: title,
    unsubscribeUrl: unsubscribeUrl(token, env),
    ...writeMail(title, [
      {
        kind: 'text',
        text: 'Guten Tag,\n\njemand möchte mit dieser Adresse den Gewerk-Newsletter bekommen. Waren Sie das, dann bestätigen Sie es bitte:',
      },
      { kind: 'link', label: 'Newsletter bestätigen', url: `${page}&action=confirm` },
      {
        kind: 'text',
        text: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung wird Ihre Adresse nach sieben Tagen gelöscht.',
      },
      { kind: 'link', label: 'Abmelden', url: `${page}&action=unsubscribe` },
    ]),
  };
}
