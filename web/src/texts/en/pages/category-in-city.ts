import type { PageTexts } from '../../catalogue-types.js';
import { english } from '../../number-format.js';

export const categoryInCity: PageTexts['category-in-city'] = {
  lang: 'en',
  title: (name, city) => `${name} in ${city}: addresses and opening hours`,
  description: (name, city, total) =>
    total === 1
      ? `${name} in ${city}: one business with address, phone number and opening hours.`
      : `${name} in ${city}: ${english(total)} businesses with address, phone number, reviews and opening hours.`,
  heading: (name, city) => `${name} in ${city}`,
  text: (name, city, total) =>
    total === 1
      ? `${city} has one business under ${name} in this directory.`
      : `${city} has ${english(total)} businesses under ${name} in this directory.`,
  openNow: (count) => (count === 1 ? 'One is open right now.' : `${english(count)} are open right now.`),
  saturday: (count) => (count === 1 ? 'One opens on Saturdays.' : `${english(count)} open on Saturdays.`),
  average: (rating) => `Their ratings average ${rating.toFixed(1)} out of 5 stars.`,
  wellRated: (count) =>
    count === 1 ? 'One has at least 4 stars.' : `${english(count)} have at least 4 stars.`,
  none: (name, city) =>
    `No businesses are listed under ${name} in ${city} yet. The nearest ones are in the surrounding towns.`,
  everywhere: (name) => `${name} everywhere`,
  wholeCity: (city) => `All businesses in ${city}`,
  list: 'Businesses',
  count: (total) => (total === 1 ? '1 business' : `${english(total)} businesses`),
  loading: 'Loading businesses ...',
  failed: 'The businesses could not be loaded.',
  near: (name) => `${name} nearby`,
  away: (km) => `${english(km)} km`,
  around: (city) => `All in and around ${city}`,
};
