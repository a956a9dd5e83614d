import type { PageTexts } from '../../catalogue-types.js';
import { attributeName } from '../../attribute-name.js';
import { knownName } from '../../known-name.js';
import { attributes } from '../attributes.js';
import { cuisines } from '../cuisines.js';

/** What only the page of a business says. */
export const business: PageTexts['business'] = {
  attribute: attributeName(attributes),
  cuisine: (label) => knownName(cuisines, label),
  attributeLang: 'en',
};
