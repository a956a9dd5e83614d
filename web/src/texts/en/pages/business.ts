import type { PageTexts } from '../../catalogue-types.js';
import { attributeName } from '../../attribute-name.js';
import { knownName } from '../../known-name.js';
import { attributes } from '../attributes.js';
import { cuisines } from '../cuisines.js';
import { business as given } from '../../default/pages/business.js';

/** Texts used only on the page of a business. */
export const business: PageTexts['business'] = {
  ...given,
  attribute: attributeName(attributes),
  cuisine: (label) => knownName(cuisines, label),
  attributeLang: 'en',
  notes: {
    lang: 'en',
    question: 'Is something wrong?',
    change: 'Suggest a change',
    addHours: 'Add opening hours',
    report: 'Report this listing',
    own: 'Your business? Edit the listing',
  },
  availableLang: 'en',
  available: 'Available',
  notAvailable: 'Not available',
};
