import { FALLBACK } from '@gewerk/contracts/limits';
import type { Texts } from '../catalogue-types.js';
import { common as given } from '../default/common.js';
import { inEnglish } from '../default/in-english.js';
import { english } from '../number-format.js';
import { knownName } from '../known-name.js';
import { countries } from './countries.js';
import { trades } from './trades.js';

export const common: Texts['common'] = {
  brand: {
    name: 'Gewerk',
    global: 'Gewerk – Global Business Directory',
    portal: 'Gewerk – The Workshop Portal',
  },
  ...inEnglish,
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
  card: given.card,
  paging: {
    lang: 'en',
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    of: (page, pages) => `Page ${page} of ${pages}`,
  },
  ad: given.ad,
  offline: given.offline,
  error: given.error,
  map: given.map,
};
