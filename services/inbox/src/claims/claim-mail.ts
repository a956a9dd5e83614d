import { CLAIM } from '@gewerk/contracts/limits';
import type { MailDraft } from '../mails/mail.schema.js';
import { writeMail } from '../mails/write-mail.js';

const MINUTE_MS = 60_000;

/** The id of the mail with a claim's code. */
export const claimMailOf = (claim: string): string => `claim:${claim}`;

export function claimMail(claim: {
  id: string;
  businessId: string;
  to: string;
  code: string;
  name: string;
}): MailDraft {
  const title = 'Ihr Code für den Eintrag';
  return {
    _id: claimMailOf(claim.id),
    to: claim.to,
    listing: claim.businessId,
    subject: `${title}: ${claim.name}`,
    ...writeMail(title, [
      {
        kind: 'text',
        text: `Guten Tag,\n\njemand möchte den Eintrag „${claim.name}“ als dessen Inhaber ändern. Waren Sie das, dann geben Sie diesen Code ein:`,
      },
      { kind: 'quote', text: claim.code },
      {
        kind: 'text',
        text: `Er gilt ${CLAIM.lifetime / MINUTE_MS} Minuten. Waren Sie es nicht, brauchen Sie nichts zu tun; geben Sie den Code niemandem weiter.`,
      },
    ]),
  };
}
