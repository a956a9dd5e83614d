import type { ContactCategory, ContactForm } from '@gewerk/contracts';
import type { InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import type { MessageRecord } from '../messages/message.schema.js';
import { writeMail } from './write-mail.js';

const categories: Readonly<Record<ContactCategory, string>> = {
  general: 'Allgemeine Anfrage',
  business: 'Unternehmenseintrag',
  support: 'Technischer Support',
  partnership: 'Partnerschaft',
  feedback: 'Rückmeldung',
};

type Env = Pick<InboxEnv, 'OWNER_EMAIL' | 'CANONICAL_URL'>;

/** What follows from a contact message: the owner hears of it, the sender learns that it arrived. */
export function contactMails(id: string, form: ContactForm, env: Env): MailDraft[] {
  return [ownerNotice(id, form, env), acknowledgement(id, form, env)];
}

function ownerNotice(id: string, form: ContactForm, env: Env): MailDraft {
  return {
    _id: `contact:${id}:owner`,
    to: env.OWNER_EMAIL ?? null,
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
      { kind: 'text', text: 'Eine Antwort auf diese E-Mail geht an den Absender. Zugesagt sind 24 Stunden.' },
      { kind: 'link', label: 'Zum Posteingang', url: new URL('/admin?tab=inbox', env.CANONICAL_URL).href },
    ]),
  };
}

function acknowledgement(id: string, form: ContactForm, env: Env): MailDraft {
  return {
    _id: `contact:${id}:sender`,
    to: form.email,
    subject: 'Ihre Nachricht ist angekommen',
    ...writeMail('Ihre Nachricht ist angekommen', [
      { kind: 'text', text: `Guten Tag ${form.name},` },
      {
        kind: 'text',
        text: 'vielen Dank für Ihre Nachricht. Wir melden uns innerhalb von 24 Stunden, zu den Supportzeiten Mo–Fr 9–18 Uhr meist schneller.',
      },
      { kind: 'text', text: `Das haben Sie uns geschrieben („${form.subject}“):` },
      { kind: 'quote', text: form.message },
      {
        kind: 'text',
        text: 'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben; Sie brauchen nichts zu tun.',
      },
      { kind: 'link', label: 'Gewerk', url: env.CANONICAL_URL },
    ]),
  };
}

/** The owner's answer to a message. `key` tells two answers to one message apart. */
export function replyMail(
  { _id, name, email, subject, message }: MessageRecord,
  key: string,
  text: string,
  env: Env,
): MailDraft {
  return {
    _id: `contact:${_id.toHexString()}:reply:${key}`,
    to: email,
    ...(env.OWNER_EMAIL === undefined ? {} : { replyTo: { name: 'Gewerk', address: env.OWNER_EMAIL } }),
    subject: `Re: ${subject}`,
    ...writeMail(`Re: ${subject}`, [
      { kind: 'text', text },
      { kind: 'text', text: `${name} schrieb:` },
      { kind: 'quote', text: message },
    ]),
  };
}
