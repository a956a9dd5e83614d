import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { SubmissionState } from '@gewerk/contracts';
import type { Submission } from '@gewerk/contracts/bus';
import type { InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import { type MailPart, writeMail } from '../mails/write-mail.js';

type Env = Pick<InboxEnv, 'OPERATOR_EMAIL' | 'CANONICAL_URL' | 'panelUrl'> & { readonly siteName: string };

/** Beginning of the ids of a submission's mails. */
export const submissionMailsOf = (id: string): string => `submission:${id}:`;

/**
 * Mails about a submission's new state, to the submitter and the operator. Of those to the submitter, only mails
 * about a published listing quote what was typed, since the address may be anyone's.
 */
export function submissionMails(submission: Submission, state: SubmissionState, env: Env): MailDraft[] {
  const confirmation = toSubmitter(submission, state, env);
  return state === 'waiting' ? [confirmation, ownerNotice(submission, env)] : [confirmation];
}

function toSubmitter(submission: Submission, state: SubmissionState, env: Env): MailDraft {
  const { subject, parts } = words(submission, state, env);
  return {
    _id: `${submissionMailsOf(submission.id)}${state}`,
    to: submission.draft.email,
    ...(state === 'waiting' ? { bound: 'acknowledgement' } : {}),
    subject,
    ...writeMail(subject, [
      { kind: 'text', text: 'Guten Tag,' },
      ...parts,
      { kind: 'text', text: `Viele Grüße\nIhr ${env.siteName}-Team` },
    ]),
  };
}

function words(
  { draft, urlSlug, reason, receivedAt }: Submission,
  state: SubmissionState,
  env: Env,
): { subject: string; parts: MailPart[] } {
  const page: MailPart[] =
    urlSlug === null
      ? []
      : [{ kind: 'link', label: 'Zu Ihrem Eintrag', url: new URL(`/${urlSlug}`, env.CANONICAL_URL).href }];
  switch (state) {
    case 'waiting':
      return {
        subject: 'Ihr Unternehmen wurde zur Prüfung eingereicht',
        parts: [
          {
            kind: 'text',
            text: `vielen Dank für Ihren Eintrag. Wir prüfen ihn innerhalb von ${PROMISED_HOURS} Stunden und schreiben Ihnen, sobald er veröffentlicht ist.`,
          },
          { kind: 'text', text: 'Etwas stimmt nicht? Antworten Sie einfach auf diese E-Mail.' },
          {
            kind: 'text',
            text: 'Sie haben nichts eingereicht? Dann hat jemand Ihre Adresse angegeben; Sie brauchen nichts zu tun.',
          },
        ],
      };
    case 'approved':
      return {
        subject: `Ihr Eintrag ist veröffentlicht: ${draft.name}`,
        parts: [
          { kind: 'text', text: `Ihr Eintrag „${draft.name}“ ist geprüft und ab sofort zu finden.` },
          ...page,
        ],
      };
    case 'merged':
      return {
        subject: `Ihre Angaben sind übernommen: ${draft.name}`,
        parts: [
          {
            kind: 'text',
            text: `„${draft.name}“ stand schon im Verzeichnis. Wir haben Ihre Angaben in den bestehenden Eintrag übernommen.`,
          },
          ...page,
        ],
      };
    case 'rejected':
      return {
        subject: 'Ihr Eintrag wurde nicht aufgenommen',
        parts: [
          {
            kind: 'text',
            text: `leider können wir Ihren Eintrag vom ${germanDay(receivedAt)} nicht aufnehmen. Der Grund:`,
          },
          { kind: 'quote', text: reason ?? '' },
          { kind: 'text', text: 'Sie können den Eintrag berichtigt noch einmal einreichen.' },
        ],
      };
  }
}

const germanDay = (instant: string): string =>
  new Date(instant).toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

function ownerNotice({ id, draft }: Submission, env: Env): MailDraft {
  const title = 'Neue Einreichung wartet auf Prüfung';
  return {
    _id: `${submissionMailsOf(id)}owner`,
    to: env.OPERATOR_EMAIL ?? null,
    bound: 'notice',
    replyTo: { name: draft.name, address: draft.email },
    subject: `${title}: ${draft.name}`,
    ...writeMail(title, [
      {
        kind: 'facts',
        facts: [
          ['Name', draft.name],
          ['Kategorie', draft.category],
          ['Anschrift', `${draft.address}, ${draft.postal_code} ${draft.city}`],
          ['Telefon', draft.phone],
          ['E-Mail', draft.email],
          ['Website', draft.website || '–'],
        ],
      },
      { kind: 'quote', text: draft.description },
      {
        kind: 'link',
        label: 'Prüfen',
        url: new URL('/admin?tab=businesses&page=submissions', env.panelUrl).href,
      },
    ]),
  };
}
