import type { LegalTexts } from '../../page-text-types.js';
import { privacy as given } from '../../default/pages/privacy.js';

export const privacy: LegalTexts = {
  ...given,
  updated: { lang: 'de', text: 'zuletzt geändert am 15. Januar 2024' },
};
