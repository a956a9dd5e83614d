import type { Texts } from '../catalogue-types.js';

export const category: Texts['category'] = {
  lang: 'en',
  unknown: 'Category not found',
  unknownText: 'There is no such category. The overview lists all categories.',
  back: 'Back to all categories',
};
