import type { Texts } from '../catalogue-types.js';
import { business } from './business.js';
import { category } from './category.js';
import { categoryRegistry } from './category-registry.js';
import { city } from './city.js';
import { common } from './common.js';
import { notFound } from './not-found.js';
import { toast } from './toast.js';

export { pageLoaders } from './pages/index.js';

/** The English catalogue. */
export const texts: Texts = {
  lang: 'en',
  common,
  city,
  business,
  category,
  categoryRegistry,
  notFound,
  toast,
};
