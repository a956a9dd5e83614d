import type { Screen } from '../../platform/screen.js';
import { prepareUrlValidation } from './prepare.js';

export const urlValidation: Screen = {
  folder: 'panel/url-validation',
  path: '/url-validation-status',
  texts: 'admin',
  load: () => import('./page.js'),
  prepare: prepareUrlValidation,
};
