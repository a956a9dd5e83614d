import type { Screen } from '../../platform/screen.js';
import { prepareAddBusiness } from './prepare.js';

export const addBusiness: Screen = {
  folder: 'pages/add-business',
  path: '/add-business',
  texts: ['add-business', 'forms'],
  load: () => import('./page.js'),
  prepare: prepareAddBusiness,
};
