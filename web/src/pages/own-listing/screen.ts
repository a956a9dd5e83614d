import type { Screen } from '../../platform/screen.js';
import { prepareOwnListing } from './prepare.js';

export const ownListing: Screen = {
  folder: 'pages/own-listing',
  path: '/own-listing',
  texts: ['own-listing', 'forms'],
  load: () => import('./page.js'),
  prepare: prepareOwnListing,
};
