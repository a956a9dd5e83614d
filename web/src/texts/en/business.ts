import type { Texts } from '../catalogue-types.js';

export const business: Texts['business'] = {
  notFound: {
    lang: 'en',
    title: 'Business not found',
    text: 'The business you are looking for could not be found.',
    stays: 'You will stay on this page.',
    search: { label: 'Business or service', submit: 'Find' },
    home: 'Back to Homepage',
  },
};
