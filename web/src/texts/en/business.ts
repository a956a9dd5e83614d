import type { Texts } from '../catalogue-types.js';
import { business as given } from '../default/business.js';

export const business: Texts['business'] = {
  ...given,
  notFound: {
    lang: 'en',
    title: 'Business not found',
    text: 'The business you are looking for could not be found.',
    home: 'Back to Homepage',
  },
  opensAgain: (day, time) => `opens again ${day} ${time}`,
  shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  notes: {
    lang: 'en',
    question: 'Is something wrong?',
    change: 'Suggest a change',
    report: 'Report this listing',
    own: 'Your business? Edit the listing',
  },
  available: 'Available',
  notAvailable: 'Not available',
};
