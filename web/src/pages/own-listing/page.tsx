import type { BusinessDetail } from '@gewerk/contracts';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLink, useSite } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { NoScriptNote } from '../../ui/forms/no-script-note.js';
import { AboutListing } from '../../shared/listing/about-listing.js';
import { readListingPath } from '../../shared/listing/report-fragment.js';
import { ownListingHead } from '../../shared/listing/own-listing-head.js';
import { OwnerProof } from './owner-proof.js';
import './own-listing.css';

const ProvedOwner = lazy(() => import('./proved-owner.js'));

/** The page where a business owner edits the listing, after proving ownership with a code. */
export default function OwnListingPage() {
  const texts = usePageTexts('own-listing');
  const { hash } = useLocation();
  const site = useSite();
  useHead(ownListingHead(texts));
  return (
    <div className="wrap page report-page" lang={texts.lang}>
      <h1>{texts.heading}</h1>
      <NoScriptNote address={site.email ?? texts.contact} />
      <AboutListing key={hash} address={readListingPath(hash.slice(1))} texts={texts}>
        {(business) => <OwnListing business={business} />}
      </AboutListing>
    </div>
  );
}

function OwnListing({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('own-listing');
  const link = useLink();
  const [pass, setPass] = useState<OwnListingPass | null>(null);
  return (
    <>
      <p className="page-intro">
        {texts.intro} <a href={link(paths.business(business))}>{business.name}</a>
      </p>
      {pass ? (
        <Suspense>
          <ProvedOwner business={business} pass={pass} onOver={() => setPass(null)} />
        </Suspense>
      ) : (
        <OwnerProof business={business} onProved={setPass} />
      )}
    </>
  );
}
