/** A document title with the search: 'Friseur, Bayreuth: Search Results'; the page's own without one. */
export function searchTitle(
  { query, location }: { readonly query: string; readonly location: string },
  own: string,
): string {
  const asked = [query, location].filter((part) => part !== '').join(', ');
  return asked === '' ? own : `${asked}: ${own}`;
}
