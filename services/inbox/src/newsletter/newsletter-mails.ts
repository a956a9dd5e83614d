import { visitorRoutes } from '@gewerk/contracts/http';
import type { InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import type { SubscriberRecord } from './subscriber.schema.js';
import { writeMail } from '../mails/write-mail.js';

type Env = Pick<InboxEnv, 'CANONICAL_URL'>;

/** The URL that ends a subscription with one POST (RFC 8058). */
export const unsubscribeUrl = (token: string, env: Env): string =>
  linkWith(token, visitorRoutes.endNewsletter.path, env);

function linkWith(token: string, path: string, env: Env): string {
  const url = new URL(path, env.CANONICAL_URL);
  url.searchParams.set('token', token);
  return url.href;
}

/** The mail that asks for confirmation, once per sign-up. */
export function confirmationMail(
  { _id, email, token }: SubscriberRecord,
  env: Env & { readonly siteName: string },
): MailDraft {
  const page = linkWith(token, '/newsletter', env);
  const title = 'Newsletter: bitte bestätigen';
  return {
    _id: `newsletter:${_id.toHexString()}:confirm`,
    to: email,
    bound: 'acknowledgement',
    subject: title,
    unsubscribeUrl: unsubscribeUrl(token, env),
    ...writeMail(title, [
      {
        kind: 'text',
        text: `Guten Tag,\n\njemand möchte mit dieser Adresse den ${env.siteName}-Newsletter bekommen. Waren Sie das, dann bestätigen Sie es bitte:`,
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
