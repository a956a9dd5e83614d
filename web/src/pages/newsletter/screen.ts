import type { Screen } from '../../platform/screen.js';
import { prepareNewsletter } from './prepare.js';

export const newsletter: Screen = {
  folder: 'pages/newsletter',
  path: '/newsletter',
  texts: ['newsletter'],
  load: () => import('./page.js'),
  prepare: prepareNewsletter,
};
