const COUNTRY_MARK = /^[a-z]{1,2}[\s-]+(?=\d)/i;
const NOT_WORD = /[^0-9A-Z]/g;
const LONGEST = 10;

/** Capital letters and digits only, at most 10, without a country prefix: '95444' for 'D-95444'. */
export function normalisePostalCode(text: string): string {
  return text.trim().replace(COUNTRY_MARK, '').toUpperCase().replace(NOT_WORD, '').slice(0, LONGEST);
}

/** Shortest first: 9, 95, 954, 9544, 95444. */
export function postalPrefixes(postalCode: string | null): string[] {
  const code = normalisePostalCode(postalCode ?? '');
  return Array.from(code, (_, index) => code.slice(0, index + 1));
}
