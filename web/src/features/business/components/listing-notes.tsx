import type { BusinessDetail } from '@gewerk/contracts';
import { useLink, useTexts } from '../../../app/app-context.js';
import { paths } from '../../../app/paths.js';
import { reportFragment } from '../../listing-report/report-fragment.js';

/** Ways to tell the owner that something in a listing is wrong, or should not be there, and the way for its owner. */
export function ListingNotes({ business }: { readonly business: BusinessDetail }) {
  const { notes: texts } = useTexts().business;
  const link = useLink();
  const page = link(paths.listingReport);
  const listing = paths.business(business);
  return (
    <p className="listing-notes" lang={texts.lang}>
      {texts.question} <a href={page + reportFragment('change', listing)}>{texts.change}</a> ·{' '}
      <a href={page + reportFragment('report', listing)}>{texts.report}</a> ·{' '}
      <a href={`${link(paths.ownListing)}#${listing}`}>{texts.own}</a>
    </p>
  );
}
