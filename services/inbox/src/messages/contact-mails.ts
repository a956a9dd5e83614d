import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { ContactCategory } from '@gewerk/contracts';
import type { ContactForm } from '@gewerk/contracts/bus';
import type { InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import type { MessageRecord } from './message.schema.js';
import { writeMail } from '../mails/write-mail.js';

const categories: Readonly<Record<ContactCategory, string>> = {
  general: 'Allgemeine Anfrage',
  business: 'Unternehmenseintrag',
  support: 'Technischer Support',
  partnership: 'Partnerschaft',
  feedback: 'Rückmeldung',
};

type Env = Pick<InboxEnv, 'OPERATOR_EMAIL' | 'CANONICAL_URL' | 'panelUrl'> & { readonly siteName: string };

/** The operator's notice and the sender's confirmation. */
export function contactMails(id: string, form: ContactForm, env: Env): MailDraft[] {
  return [ownerNotice(id, form, env), acknowledgement(id, form.email, env)];
}

function ownerNotice(id: string, form: ContactForm, env: Env): MailDraft {
  return {
    _id: `contact:${id}:owner`,
    to: env.OPERATOR_EMAIL ?? null,
    bound: 'notice',
    replyTo: { name: form.name, address: form.email },
    subject: `Kontakt: ${form.subject}`,
    ...writeMail('Neue Nachricht über das Kontaktformular', [
      {
        kind: 'facts',
        facts: [
          ['Von', `${form.name} <${form.email}>`],
          ['Kategorie', categories[form.category]],
          ['Betreff', form.subject],
        ],
      },
      { kind: 'quote', text: form.message },
      {
        kind: 'text',
        text: `Eine Antwort auf diese E-Mail geht an den Absender. Zugesagt sind ${PROMISED_HOURS} Stunden.`,
      },
      { kind: 'link', label: 'Zum Posteingang', url: new URL('/admin?tab=inbox', env.panelUrl).href },
    ]),
  };
}

/** The confirmation quotes nothing from the form, since the address entered there may be anyone's. */
function acknowledgement(id: string, to: string, env: Env): MailDraft {
  return {
    _id: `contact:${id}:sender`,
    to,
    bound: 'acknowledgement',
    subject: 'Ihre Nachricht ist angekommen',
    ...writeMail('Ihre Nachricht ist angekommen', [
      { kind: 'text', text: 'Guten Tag,' },
      {
        kind: 'text',
        text: `vielen Dank für Ihre Nachricht. Wir melden uns innerhalb von ${PROMISED_HOURS} Stunden, zu den Supportzeiten Mo–Fr 9–18 Uhr meist schneller.`,
      },
      {
        kind: 'text',
        text: 'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben; Sie brauchen nichts zu tun.',
      },
      { kind: 'link', label: env.siteName, url: env.CANONICAL_URL },
    ]),
  };
}

/** The operator's reply. `key` distinguishes several replies to one message. */
export function replyMail(
  { _id, name, email, subject, message }: MessageRecord,
  key: string,
  text: string,
  env: Env,
): MailDraft {
  return {
    _id: `contact:${_id.toHexString()}:reply:${key}`,
    to: email,
    ...(env.OPERATOR_EMAIL === undefined
      ? {}
      : { replyTo: { name: env.siteName, address: env.OPERATOR_EMAIL } }),
    subject: `Re: ${subject}`,
    ...writeMail(`Re: ${subject}`, [
      { kind: 'text', text },
      { kind: 'text', text: `${name} schrieb:` },
      { kind: 'quote', text: message },
    ]),
  };
}
