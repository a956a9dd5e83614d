import { FALLBACK } from '@gewerk/contracts/limits';
import type { Texts } from '../catalogue-types.js';
import { common as given } from '../default/common.js';
import { englishMap } from '../english-map.js';
import { english } from '../number-format.js';
import { knownName } from '../known-name.js';
import { countries } from './countries.js';
import { trades } from './trades.js';

const decimal = (value: number): string => value.toFixed(1);

export const common: Texts['common'] = {
  brand: {
    name: 'Gewerk',
    global: 'Gewerk – Global Business Directory',
    portal: 'Gewerk – The Workshop Portal',
  },
  numbers: { whole: english, decimal: (figure) => figure },
  trade: (label) => knownName(trades, label),
  tradeLang: 'en',
  country: (code, name) => knownName(countries, code, name),
  meta: {
    description: (total) =>
      `Find workshops, trades and service businesses by name, city or postal code: ${total === null ? FALLBACK.metaTotal : english(total)} companies with address, phone number and opening hours.`,
  },
  nav: given.nav,
  footer: given.footer,
  language: {
    lang: 'en',
    label: 'Language',
    original: 'Original',
    mixed: 'Original (mixed)',
    submit: 'Change language',
  },
  card: { ...given.card, distance: (kilometres) => `${decimal(kilometres)}\u00a0km` },
  opening: given.opening,
  waysOn: {
    lang: 'en',
    without: (label) => `Without “${label}”`,
    found: (total) => `(${english(total)})`,
    around: (city) => `Search around ${city}`,
    search: (name) => `Search for “${name}”`,
    submit: 'Business missing? Add it for free',
  },
  understood: {
    lang: 'en',
    label: 'How the search was understood',
    remove: (text) => `Remove “${text}”`,
    partly: (words) => `Without effect on the results: ${words.map((word) => `“${word}”`).join(', ')}.`,
    around: (inside, others) =>
      `${inside} in the place itself, then the nearest (${others}) with their distance.`,
    candidates: 'Did you mean:',
    everywhere: 'Search everywhere',
  },
  notice: given.notice,
  more: given.more,
  paging: {
    lang: 'en',
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    of: (page, pages) => `Page ${page} of ${pages}`,
  },
  view: { lang: 'en', label: 'View', grid: 'Grid', list: 'List' },
  suggest: {
    lang: 'en',
    label: 'Suggestions',
    groups: {
      recent: 'Recent searches on this device',
      recentPlaces: 'Recent places on this device',
      searches: 'Searches',
      businesses: 'Businesses',
      categories: 'Categories',
      cities: 'Places',
    },
    businesses: (count) => (count === 1 ? '1 business' : `${english(count)} businesses`),
    count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    forget: 'Clear recent searches',
  },
  ad: given.ad,
  offline: given.offline,
  error: given.error,
  map: given.map,
  businessMap: englishMap,
};
