import { paths, withQuery } from '../../app/paths.js';
import { textParameter } from '../../app/route-parameters.js';
import type { AddressReader } from '../../app/with-address.js';

export interface HomeAddress {
  /** The search that the address holds; null while browsing. */
  readonly terms: { readonly query: string; readonly location: string } | null;
}

/** The search of the home page's address: any of its two fields, even an empty one, makes it a search. */
export const readHomeAddress: AddressReader<HomeAddress> = ({ search }) => {
  const terms = { query: textParameter(search, 'query'), location: textParameter(search, 'location') };
  return { terms: search.has('query') || search.has('location') ? terms : null };
};

/** The address of a search. Both fields stay in it, as a form without JavaScript would send them. */
export const searchPath = (terms: { readonly query: string; readonly location: string }): string =>
  `${paths.home}?${new URLSearchParams({ query: terms.query, location: terms.location }).toString()}`;

/** The listing with the same search. */
export const listingPath = (terms: HomeAddress['terms']): string =>
  terms === null ? paths.businesses : withQuery(paths.businesses, { ...terms });
