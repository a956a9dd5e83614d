import type { Texts } from '../catalogue-types.js';
import { city as given } from '../default/city.js';

export const city: Texts['city'] = { ...given, loading: 'Loading businesses ...' };
