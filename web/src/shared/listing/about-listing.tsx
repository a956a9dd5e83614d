import type { BusinessDetail } from '@gewerk/contracts';
import type { ReactNode } from 'react';
import { statusOf } from '../../platform/api/api-error.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { paths } from '../../platform/paths.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { type BusinessAddress, businessQuery } from '../directory/get-business.js';

const NOT_FOUND = 404;

/** Texts shown while the listing is loading or if it cannot be shown. */
interface Texts {
  readonly loading: string;
  readonly noListing: string;
  readonly gone: string;
  readonly failed: string;
  readonly search: string;
}

interface Props {
  /** Null if the page's URL contains no listing. */
  readonly address: BusinessAddress | null;
  readonly texts: Texts;
  readonly children: (business: BusinessDetail) => ReactNode;
}

/** Loads the listing in the URL's fragment, which the server never sees. */
export function AboutListing({ address, texts, children }: Props) {
  const isHydrating = useIsHydrating();
  if (isHydrating) return null;
  if (!address) return <NoListing text={texts.noListing} search={texts.search} />;
  return (
    <LoadedListing address={address} texts={texts}>
      {children}
    </LoadedListing>
  );
}

function LoadedListing({ address, texts, children }: Props & { readonly address: BusinessAddress }) {
  const { api } = useApp();
  const { data: business, error, isPending } = useApiQuery(businessQuery(api, address));
  if (isPending) return <p role="status">{texts.loading}</p>;
  if (business) return children(business);
  return <NoListing text={statusOf(error) === NOT_FOUND ? texts.gone : texts.failed} search={texts.search} />;
}

function NoListing({ text, search }: { readonly text: string; readonly search: string }) {
  const link = useLink();
  return (
    <div className="empty">
      <p role="status">{text}</p>
      <ButtonLink href={link(paths.businesses)}>{search}</ButtonLink>
    </div>
  );
}
