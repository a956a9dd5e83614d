import type { Texts } from '../catalogue-types.js';
import { business as given } from '../default/business.js';

export const business: Texts['business'] = {
  ...given,
  notFound: {
    lang: 'en',
    title: 'Business not found',
    text: 'The business you are looking for could not be found.',
    stays: 'You stay on this page.',
    search: { label: 'Business or service', submit: 'Find' },
    home: 'Back to Homepage',
  },
  notes: {
    lang: 'en',
    question: 'Is something wrong?',
    change: 'Suggest a change',
    addHours: 'Add opening hours',
    report: 'Report this listing',
    own: 'Your business? Edit the listing',
  },
  availableLang: 'en',
  available: 'Available',
  notAvailable: 'Not available',
};
