/**
 * A document title that names the search: 'Friseur, Bayreuth: Search Results'; without a search, the page's own
 * title.
 */
export function searchTitle(
  { query, location }: { readonly query: string; readonly location: string },
  own: string,
): string {
  const asked = [query, location].filter((part) => part !== '').join(', ');
  return asked === '' ? own : `${asked}: ${own}`;
}
