/** Names of countries on the default catalogue's English home page. That catalogue has no list of its own. */
export const homeCountries: Readonly<Record<string, string>> = {
  AT: 'Austria',
  CH: 'Switzerland',
  DE: 'Germany',
  LI: 'Liechtenstein',
};
