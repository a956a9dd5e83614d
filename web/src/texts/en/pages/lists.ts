import type { PageTexts } from '../../catalogue-types.js';

export const lists: PageTexts['lists'] = {
  description: 'Search workshops, trades and service businesses by name, city and category.',
  chips: {
    lang: 'en',
    label: 'Quick filters',
    openNow: 'Open now',
    saturday: 'Saturday',
    always: '24 h',
    within: (km) => `within ${km} km`,
    rating: '4 stars and up',
    hasPhone: 'With phone',
    nearMe: 'Near me',
    locating: 'Finding your location …',
    notLocated: 'Your location could not be found. Enter a place or postal code.',
  },
  sort: {
    label: 'Sort by',
    by: {
      relevance: 'Relevance',
      distance: 'Distance',
      rating: 'Rating',
      reviews: 'Number of reviews',
      name: 'Name',
    },
    apply: 'Sort',
  },
};
