import type { OwnListingPass } from '@gewerk/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { statusOf } from '../../../app/api/api-error.js';
import { useApiQuery } from '../../../app/api/use-api-query.js';
import { useApp, useLink } from '../../../app/app-context.js';
import { useHead } from '../../../app/head/use-head.js';
import { useIsHydrating } from '../../../app/hydration.js';
import { paths } from '../../../app/paths.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { type BusinessAddress, businessQuery } from '../../business/api/get-business.js';
import { NoScriptNote } from '../../forms/no-script-note.js';
import { readListingPath } from '../../listing-report/report-fragment.js';
import { ownListingHead } from '../own-listing-head.js';
import { FiguresChoice } from './figures-choice.js';
import { OwnerProof } from './owner-proof.js';
import { OwnListingForm } from './own-listing-form.js';
import '../own-listing.css';

const NOT_FOUND = 404;

/** Where the owner of a listing edits it, after showing by a code that it is theirs. */
export function OwnListingPage() {
  const texts = usePageTexts('own-listing');
  const isHydrating = useIsHydrating();
  const { hash } = useLocation();
  useHead(ownListingHead(texts));
  const address = isHydrating ? null : readListingPath(hash.slice(1));
  return (
    <div className="wrap page report-page" lang={texts.lang}>
      <h1>{texts.heading}</h1>
      <NoScriptNote address={texts.contact} />
      {address && <OwnListing key={hash} address={address} />}
      {!address && !isHydrating && <NoListing text={texts.noListing} />}
    </div>
  );
}

function OwnListing({ address }: { readonly address: BusinessAddress }) {
  const { api } = useApp();
  const texts = usePageTexts('own-listing');
  const link = useLink();
  const { data: business, error, isPending } = useApiQuery(businessQuery(api, address));
  const [pass, setPass] = useState<OwnListingPass | null>(null);
  if (isPending) return <p role="status">{texts.loading}</p>;
  if (!business) return <NoListing text={statusOf(error) === NOT_FOUND ? texts.gone : texts.failed} />;
  return (
    <>
      <p className="page-intro">
        {texts.intro} <a href={link(paths.business(business))}>{business.name}</a>
      </p>
      {pass ? (
        <>
          <OwnListingForm business={business} pass={pass} onOver={() => setPass(null)} />
          <FiguresChoice pass={pass} onOver={() => setPass(null)} />
        </>
      ) : (
        <OwnerProof business={business} onProved={setPass} />
      )}
    </>
  );
}

function NoListing({ text }: { readonly text: string }) {
  const { search } = usePageTexts('own-listing');
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
