/** Languages by country, for countries where texts are nearly always written in one language. */
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

/** The language of a business's own texts, as a `lang` attribute; '' if unknown, as HTML requires. */
export const sourceLanguage = (countryCode: string): string =>
  Object.hasOwn(byCountry, countryCode) ? (byCountry[countryCode] ?? '') : '';
