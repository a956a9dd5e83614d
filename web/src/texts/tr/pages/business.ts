import type { PageTexts } from '../../catalogue-types.js';
import { attributeName } from '../../attribute-name.js';
import { knownName } from '../../known-name.js';
import { attributes } from '../attributes.js';
import { cuisines } from '../cuisines.js';
import { attributes as english } from '../english-attributes.js';

/** What only the page of a business says. */
export const business: PageTexts['business'] = {
  attribute: attributeName({ ...english, ...attributes }),
  cuisine: (label) => knownName(cuisines, label),
  attributeLang: 'tr',
};
