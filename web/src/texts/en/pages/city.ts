import type { PageTexts } from '../../catalogue-types.js';
import { city as given } from '../../default/pages/city.js';

export const city: PageTexts['city'] = { ...given, loading: 'Loading businesses ...' };
