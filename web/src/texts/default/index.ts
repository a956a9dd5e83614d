import { business } from './business.js';
import { category } from './category.js';
import { categoryRegistry } from './category-registry.js';
import { city } from './city.js';
import { common } from './common.js';
import { notFound } from './not-found.js';
import { toast } from './toast.js';

/** The default catalogue: the texts of the specification, in the languages in which it gives them. */
export const defaultTexts = {
  /** Language of the document; parts in another language have a `lang` attribute. */
  lang: 'de',
  common,
  city,
  business,
  category,
  categoryRegistry,
  notFound,
  toast,
} as const;
