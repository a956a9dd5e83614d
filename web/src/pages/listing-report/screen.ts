import type { Screen } from '../../platform/screen.js';
import { prepareListingReport } from './prepare.js';

export const listingReport: Screen = {
  folder: 'pages/listing-report',
  path: '/listing-report',
  texts: ['listing-report', 'forms'],
  load: () => import('./page.js'),
  prepare: prepareListingReport,
};
