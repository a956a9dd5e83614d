import type { Texts } from '../catalogue-types.js';
import { business as given } from '../default/business.js';

export const business: Texts['business'] = {
  notFound: given.notFound,
};
