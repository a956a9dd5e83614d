import type { Screen } from '../../platform/screen.js';
import { prepareSearchResults } from './prepare.js';

export const searchResults: Screen = {
  folder: 'pages/search-results',
  path: '/businesses',
  texts: ['search-results', 'lists'],
  load: () => import('./page.js'),
  prepare: prepareSearchResults,
};
