import type { Screen } from '../../platform/screen.js';
import { prepareContact } from './prepare.js';

export const contact: Screen = {
  folder: 'pages/contact',
  path: '/contact',
  texts: ['contact', 'forms'],
  load: () => import('./page.js'),
  prepare: prepareContact,
};
