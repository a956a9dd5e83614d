import type { PageTexts } from '../../catalogue-types.js';
import { home as given } from '../../default/pages/home.js';

export const home: PageTexts['home'] = {
  ...given,
  loading: 'Loading businesses ...',
  noneLang: 'en',
  none: 'No results found.',
  noneHint: 'Try other search terms.',
};
