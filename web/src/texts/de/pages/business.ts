import type { PageTexts } from '../../catalogue-types.js';
import { attributeName } from '../../attribute-name.js';
import { attributes } from '../attributes.js';

/** What only the page of a business says. */
export const business: PageTexts['business'] = {
  attribute: attributeName(attributes),
  cuisine: (label) => label,
  attributeLang: 'de',
};
