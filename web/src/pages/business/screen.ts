import type { Screen } from '../../platform/screen.js';
import { prepareBusinessById, prepareBusinessBySlug } from './prepare.js';

const folder = 'pages/business';
const page = () => import('./page.js');

export const businessById: Screen = {
  folder,
  path: '/business/:id',
  texts: ['business'],
  load: async () => ({ default: (await page()).BusinessPage }),
  prepare: prepareBusinessById,
};

export const businessBySlug: Screen = {
  folder,
  path: '/:city/:slug',
  texts: ['business'],
  load: async () => ({ default: (await page()).BusinessBySlugPage }),
  prepare: prepareBusinessBySlug,
};
