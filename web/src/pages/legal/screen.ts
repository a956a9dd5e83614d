import type { Screen } from '../../platform/screen.js';
import { preparePrivacy, prepareImprint, prepareTerms } from './prepare.js';

const folder = 'pages/legal';
const page = () => import('./page.js');

export const privacy: Screen = {
  folder,
  path: '/privacy',
  texts: ['privacy'],
  isStill: true,
  load: async () => ({ default: (await page()).PrivacyPage }),
  prepare: preparePrivacy,
};

export const imprint: Screen = {
  folder,
  path: '/imprint',
  texts: ['imprint'],
  isStill: true,
  load: async () => ({ default: (await page()).ImprintPage }),
  prepare: prepareImprint,
};

export const terms: Screen = {
  folder,
  path: '/terms',
  texts: ['terms'],
  isStill: true,
  load: async () => ({ default: (await page()).TermsPage }),
  prepare: prepareTerms,
};
