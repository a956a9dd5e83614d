/** Languages by country, for countries in which one language is nearly always written. */
const byCountry: Readonly<Record<string, string>> = {
  AT: 'de',
  AU: 'en',
  DE: 'de',
  GB: 'en',
  IE: 'en',
  LI: 'de',
  NZ: 'en',
  TR: 'tr',
  US: 'en',
};

/** The language of a business's own texts, for `lang`; '' if unknown, as HTML requires. */
export const sourceLanguage = (countryCode: string): string =>
  Object.hasOwn(byCountry, countryCode) ? (byCountry[countryCode] ?? '') : '';
