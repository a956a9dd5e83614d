import type { PageTexts } from '../../catalogue-types.js';
import { category as given } from '../../default/pages/category.js';
import { withComma } from '../../number-format.js';

export const category: PageTexts['category'] = {
  ...given,
  averageRating: (rating) => withComma(given.averageRating(rating)),
  support: 'rund um die Uhr',
  failedLang: 'de',
  failed: 'Die Daten konnten nicht geladen werden',
  failedCategory: (name) => `Kategorie: ${name}`,
  reload: 'Seite neu laden',
};
