import type { LegalTexts } from '../../page-text-types.js';
import { terms as given } from '../../default/pages/terms.js';

export const terms: LegalTexts = {
  ...given,
  updated: { lang: 'de', text: 'zuletzt geändert am 15. Januar 2024' },
};
