import type { BusinessDetail } from '@gewerk/contracts';
import { useLink } from '../../../platform/app-context.js';
import { paths } from '../../../platform/paths.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { reportFragment } from '../../../shared/listing/report-fragment.js';

/** Links to correct, report or claim a listing. */
export function ListingNotes({ business }: { readonly business: BusinessDetail }) {
  const { notes: texts } = usePageTexts('business');
  const link = useLink();
  const page = link(paths.listingReport);
  const listing = paths.business(business);
  return (
    <p className="listing-notes" lang={texts.lang}>
      {texts.question} <a href={page + reportFragment('change', listing)}>{texts.change}</a> ·{' '}
      {business.workingHours === null && (
        <>
          <a href={page + reportFragment('hours', listing)}>{texts.addHours}</a> ·{' '}
        </>
      )}
      <a href={page + reportFragment('report', listing)}>{texts.report}</a> ·{' '}
      <a href={`${link(paths.ownListing)}#${listing}`}>{texts.own}</a>
    </p>
  );
}
