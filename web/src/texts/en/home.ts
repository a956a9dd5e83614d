import type { Texts } from '../catalogue-types.js';
import { home as given } from '../default/home.js';

export const home: Texts['home'] = {
  ...given,
  loading: 'Loading businesses ...',
  noneLang: 'en',
  none: 'No results found.',
  noneHint: 'Try other search terms.',
};
