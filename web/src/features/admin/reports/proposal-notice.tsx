import type { ListingReport } from '@gewerk/contracts';
import { usePageTexts } from '../../../texts/page-texts.js';

/** Says why a form holds what was not saved, with what the visitor wrote. */
export function ProposalNotice({ report }: { readonly report: ListingReport }) {
  const { reports: texts } = usePageTexts('admin');
  return (
    <div className="panel-notice">
      <p role="status">{texts.prefilled}</p>
      {report.message !== '' && <p className="panel-letter">{report.message}</p>}
    </div>
  );
}
