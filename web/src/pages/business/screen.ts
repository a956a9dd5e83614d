import type { Screen } from '../../platform/screen.js';
import { prepareBusinessById, prepareBusinessBySlug } from './prepare.js';

const folder = 'pages/business';

export const businessById: Screen = {
  folder,
  path: '/business/:id',
  texts: ['business'],
  load: async () => ({ default: (await import('./page.js')).BusinessPage }),
  prepare: prepareBusinessById,
};

export const businessBySlug: Screen = {
  folder,
  path: '/:city/:slug',
  texts: ['business'],
  load: async () => ({ default: (await import('./page.js')).BusinessBySlugPage }),
  prepare: prepareBusinessBySlug,
};
