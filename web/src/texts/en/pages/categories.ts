import { FALLBACK, GROWTH_DAYS } from '@gewerk/contracts/limits';
import type { PageTexts } from '../../catalogue-types.js';
import { english } from '../../number-format.js';

const fallbackTotals: Readonly<Record<string, number>> = {
  restaurant: FALLBACK.restaurants,
  'hair-salon': FALLBACK.hairSalons,
};

const percent = (share: number): string => `+${(share * 100).toFixed(1)}%`;

export const categories: PageTexts['categories'] = {
  lang: 'en',
  title: 'All categories',
  description:
    'Restaurants, hair salons, shops, services and more: all categories with their number of businesses, growth, rating and top cities.',
  intro: 'What is in the directory, by category. All figures come from the listings themselves.',
  main: 'The largest categories',
  total: (slug, total) => {
    const known = total ?? fallbackTotals[slug];
    return known === undefined ? '–' : english(known);
  },
  totalLabel: 'Businesses',
  citiesLabel: 'Cities',
  cityCount: (cities) => (cities === null ? '–' : english(cities)),
  ratingLabel: 'Avg. rating',
  rating: (rating) => rating ?? '–',
  growthLabel: `Growth in ${GROWTH_DAYS} days`,
  growth: (added, share) => {
    if (added === null) return '–';
    return share === null ? 'no comparison yet' : percent(share);
  },
  topCities: 'Top cities',
  services: 'Services',
  others: 'More categories',
  otherCount: (total) => (total === 1 ? '1 business' : `${english(total)} businesses`),
  market: {
    title: 'How the market is moving',
    added: 'New in the directory',
    addedValue: (added) => `+${english(added)}`,
    addedText: (total, added) =>
      added === total
        ? `The whole directory is younger than ${GROWTH_DAYS} days.`
        : `in the last ${GROWTH_DAYS} days; ${english(total)} businesses in total`,
    growing: 'Most new listings',
    growingText: (added) =>
      added === 1
        ? `1 new listing in ${GROWTH_DAYS} days`
        : `${english(added)} new listings in ${GROWTH_DAYS} days`,
    rated: 'Best rated',
    ratedText: (rating) => `${rating} out of 5 on average across all reviews`,
    spread: 'Most widespread',
    spreadText: (cities) => (cities === 1 ? 'in 1 city' : `in ${english(cities)} cities`),
  },
  featured: 'Popular businesses',
};
