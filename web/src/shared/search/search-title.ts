/** A tab's title that names what was searched for: 'Friseur, Bayreuth: Search Results'; the page's own for nothing. */
export function searchTitle(
  { query, location }: { readonly query: string; readonly location: string },
  own: string,
): string {
  const asked = [query, location].filter((part) => part !== '').join(', ');
  return asked === '' ? own : `${asked}: ${own}`;
}
