import { useLocation } from 'react-router-dom';
import { statusOf } from '../../../app/api/api-error.js';
import { useApiQuery } from '../../../app/api/use-api-query.js';
import { useApp, useLink } from '../../../app/app-context.js';
import { useHead } from '../../../app/head/use-head.js';
import { useIsHydrating } from '../../../app/hydration.js';
import { paths } from '../../../app/paths.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { businessQuery } from '../../business/api/get-business.js';
import { NoScriptNote } from '../../forms/no-script-note.js';
import { listingReportHead } from '../listing-report-head.js';
import { readReportFragment, type AskedReport } from '../report-fragment.js';
import { ReportForm } from './report-form.js';

const NOT_FOUND = 404;

/** Proposes a change to a listing, or tells what is wrong with it. */
export function ListingReportPage() {
  const texts = usePageTexts('listing-report');
  const isHydrating = useIsHydrating();
  const { hash } = useLocation();
  useHead(listingReportHead(texts));
  const asked = isHydrating ? null : readReportFragment(hash);
  return (
    <div className="wrap page report-page" lang={texts.lang}>
      <h1>{asked ? texts.headings[asked.kind] : texts.heading}</h1>
      <NoScriptNote address={texts.address} />
      {asked && <AboutListing key={hash} asked={asked} />}
      {!asked && !isHydrating && <NoListing text={texts.noListing} />}
    </div>
  );
}

function AboutListing({ asked }: { readonly asked: AskedReport }) {
  const { api } = useApp();
  const texts = usePageTexts('listing-report');
  const { data: business, error, isPending } = useApiQuery(businessQuery(api, asked.address));
  if (isPending) return <p role="status">{texts.loading}</p>;
  if (business) return <ReportForm kind={asked.kind} business={business} />;
  return <NoListing text={statusOf(error) === NOT_FOUND ? texts.gone : texts.failed} />;
}

function NoListing({ text }: { readonly text: string }) {
  const { search } = usePageTexts('listing-report');
  const link = useLink();
  return (
    <>
      <p role="status">{text}</p>
      <div>
        <ButtonLink href={link(paths.businesses)}>{search}</ButtonLink>
      </div>
    </>
  );
}
