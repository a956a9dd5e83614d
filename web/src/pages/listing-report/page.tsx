import { useLocation } from 'react-router-dom';
import { useSite } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { NoScriptNote } from '../../ui/forms/no-script-note.js';
import { listingReportHead } from './listing-report-head.js';
import { readReportFragment } from '../../shared/listing/report-fragment.js';
import { AboutListing } from '../../shared/listing/about-listing.js';
import { ReportForm } from './report-form.js';

export default function ListingReportPage() {
  const texts = usePageTexts('listing-report');
  const isHydrating = useIsHydrating();
  const { hash } = useLocation();
  const site = useSite();
  useHead(listingReportHead(texts));
  const asked = isHydrating ? null : readReportFragment(hash);
  return (
    <div className="wrap page report-page" lang={texts.lang}>
      <h1>{asked ? texts.headings[asked.kind] : texts.heading}</h1>
      <NoScriptNote address={site.email ?? texts.address} />
      <AboutListing key={hash} address={asked?.address ?? null} texts={texts}>
        {(business) => asked && <ReportForm kind={asked.kind} business={business} />}
      </AboutListing>
    </div>
  );
}
