import type { ReportReason } from '@gewerk/contracts';
import type { ListingReport, listReceivedReports, OutputOf } from '@gewerk/contracts/bus';
import type { InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import { writeMail } from '../mails/write-mail.js';

const reasons: Readonly<Record<ReportReason, string>> = {
  closed: 'den Betrieb gibt es nicht mehr',
  duplicate: 'doppelt eingetragen',
  wrong: 'Angaben sind falsch',
  removal: 'der Inhaber möchte, dass der Eintrag gelöscht wird',
  unlawful: 'rechtswidrig oder anstößig',
  other: 'etwas anderes',
};

/** Beginning of the ids of these notices. */
export const REPORTS_MAILS = 'reports:';

/** One notice about all reports since the last notice, identified by `until`. */
export function reportsMail(
  { total, reports }: OutputOf<typeof listReceivedReports>,
  until: Date,
  env: Pick<InboxEnv, 'OPERATOR_EMAIL' | 'panelUrl'>,
): MailDraft {
  const title = total === 1 ? 'Ein neuer Hinweis zu einem Eintrag' : `${total} neue Hinweise zu Einträgen`;
  const more = total - reports.length;
  const lines = [...reports.map(line), ...(more > 0 ? [`und ${more} weitere`] : [])];
  return {
    _id: `${REPORTS_MAILS}${until.getTime()}`,
    to: env.OPERATOR_EMAIL ?? null,
    subject: title,
    ...writeMail(title, [
      { kind: 'quote', text: lines.join('\n') },
      {
        kind: 'link',
        label: 'Prüfen',
        url: new URL('/admin?tab=businesses&page=reports', env.panelUrl).href,
      },
    ]),
  };
}

function line({ business, kind, reason, isByOwner, state }: ListingReport): string {
  const what = kind === 'change' ? 'Änderung vorgeschlagen' : `gemeldet (${reasons[reason ?? 'other']})`;
  const who = isByOwner ? ' vom Inhaber' : '';
  const isPublished = isByOwner && state === 'applied';
  return `${business.name}: ${isPublished ? 'vom Inhaber geändert und veröffentlicht' : what + who}`;
}
