import { english } from '../../number-format.js';
import { MANY_IN_A_CITY } from '../../many-in-a-city.js';

export const city = {
  lang: 'en',
  title: (city: string) => `Businesses in ${city}`,
  description: (city: string, total: number) =>
    `${english(total)} workshops, trades and service businesses in ${city} with address, phone number and opening hours.`,
  total: (total: number) => (total === 1 ? '1 business' : `${english(total)} businesses`),
  text: (city: string, total: number) =>
    total === 1
      ? `${city} has one business in this directory. Its page shows address, phone number and opening hours, and whether it is open right now.`
      : `${city} has ${english(total)} businesses in this directory${total < MANY_IN_A_CITY ? '' : ', from the workshop around the corner to the specialist'}. They are listed by rating; each page shows address, phone number and opening hours, and whether the business is open right now.`,
  list: 'All businesses',
  loading: 'Fachbetriebe werden geladen...',
} as const;
