import type { Migration } from '@gewerk/service-kit';
import { filingVersion } from '@gewerk/trades';
import { listsPlaces } from '../record/index.js';
import { Refiling } from '../write/index.js';

const AT_ONCE = 500;

/** Runs again with other tables or another LIST_PLACES. A batch that is repeated finds nothing left to change. */
export const filedAnew: Migration = {
  name: '002-filed-anew',
  purpose: 'Businesses stored before are filed by the tables and the setting of now, with counts and index.',
  version: `${filingVersion} ${listsPlaces ? 'places' : 'businesses'}`,
  up: async (_db, progress, providers) => {
    const refiling = providers.get(Refiling);
    await progress.inBatches<string>((after) => refiling.next(after, AT_ONCE));
  },
};
