import type { Migration } from '@gewerk/service-kit';
import { filingVersion } from '@gewerk/trades';
import { listsPlaces } from '../record/index.js';
import { Refiling } from '../write/index.js';

const AT_ONCE = 500;

/** Increase it when city names are merged differently. */
const CITIES_VERSION = 1;

/** Runs again if tables, cities or LIST_PLACES change. A repeated batch finds nothing left to change. */
export const filedAnew: Migration = {
  name: '002-filed-anew',
  purpose:
    'Businesses stored before are filed by the tables and the setting of now and listed under their city, with counts and index.',
  version: `${filingVersion} ${listsPlaces ? 'places' : 'businesses'} cities-${CITIES_VERSION}`,
  up: async (_db, progress, providers) => {
    const refiling = providers.get(Refiling);
    await progress.inBatches<string>((after) => refiling.next(after, AT_ONCE));
  },
};
