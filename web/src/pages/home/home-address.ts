import { paths, withQuery } from '../../platform/paths.js';
import { textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export interface HomeAddress {
  readonly terms: { readonly query: string; readonly location: string } | null;
}

/** A URL with either field, even an empty one, is a search. */
export const readHomeAddress: AddressReader<HomeAddress> = ({ search }) => {
  const terms = { query: textParameter(search, 'query'), location: textParameter(search, 'location') };
  return { terms: search.has('query') || search.has('location') ? terms : null };
};

/** The path of a search. Contains both fields, as a form without JavaScript sends them. */
export const searchPath = (terms: { readonly query: string; readonly location: string }): string =>
  `${paths.home}?${new URLSearchParams({ query: terms.query, location: terms.location }).toString()}`;

export const listingPath = (terms: HomeAddress['terms']): string =>
  terms === null ? paths.businesses : withQuery(paths.businesses, { ...terms });
