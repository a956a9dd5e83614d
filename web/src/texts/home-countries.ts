/**
 * Names of countries for the default catalogue's home page, which is in English. That catalogue itself has no list
 * of countries.
 */
export const homeCountries: Readonly<Record<string, string>> = {
  AT: 'Austria',
  CH: 'Switzerland',
  DE: 'Germany',
  LI: 'Liechtenstein',
};
