import type { Migration } from '@gewerk/service-kit';
import { filingVersion } from '@gewerk/trades';
import { listsPlaces } from '../record/index.js';
import { Refiling } from '../write/index.js';

const AT_ONCE = 500;

/** Increase this when city names are merged differently. */
const CITIES_VERSION = 1;

/**
 * Runs again if the trade tables, the names of cities or LIST_PLACES change. A repeated batch finds nothing
 * left to change.
 */
export const filedAnew: Migration = {
  name: '002-filed-anew',
  purpose:
    'Files businesses stored earlier by the current tables and setting and lists them under their city; updates counts and index.',
  version: `${filingVersion} ${listsPlaces ? 'places' : 'businesses'} cities-${CITIES_VERSION}`,
  up: async (_db, progress, providers) => {
    const refiling = providers.get(Refiling);
    await progress.inBatches<string>((after) => refiling.next(after, AT_ONCE));
  },
};
