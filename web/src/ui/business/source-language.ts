/** Languages by country, where one is nearly always written. */
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

/** The language of what a business says of itself, for `lang`; '' for unknown, as HTML has it. */
export const sourceLanguage = (countryCode: string): string =>
  Object.hasOwn(byCountry, countryCode) ? (byCountry[countryCode] ?? '') : '';
