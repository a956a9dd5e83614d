import { foldLoose } from '@gewerk/text';
import { trades } from '@gewerk/trades';
import { drawn, misspelt } from '../load/random-choice.js';
import { randomNumbers } from '../sheet-rows.js';
import { BUSINESSES } from '../system/bench-system.js';
import { everydayNeeds } from './everyday-needs.js';
import type { SuggestProbe } from './probe.js';
import { listedBusiness } from './truth.js';

/** Unfinished texts, each with a suggestion that must be among those offered for it. */
export function suggestionProbes(seed: number, each: number, count = BUSINESSES): SuggestProbe[] {
  const random = randomNumbers(seed);
  const drawOne = () => {
    const {
      name,
      city = '',
      category = '',
      phone,
      postalCode = '',
      address,
    } = listedBusiness(drawn(random, count));
    return { name, city, category, phone, postalCode, address };
  };
  const several = (make: () => SuggestProbe) => Array.from({ length: each }, make);
  const labels = new Set(trades.map(({ label }) => label));
  const tradeOf = () => {
    let drawnOne = drawOne();
    while (!labels.has(drawnOne.category)) drawnOne = drawOne();
    return drawnOne;
  };
  return [
    ...several(() => {
      const { name } = drawOne();
      const query = name.slice(0, Math.max(6, name.length - 3));
      return {
        family: 'suggestions: names',
        query,
        fits: (to) => to.businesses.some((one) => foldLoose(one.name).startsWith(foldLoose(query))),
      };
    }),
    ...several(() => {
      const { category } = tradeOf();
      const query = category.slice(0, 6);
      return { family: 'suggestions: trades', query, fits: (to) => to.categories.length > 0 };
    }),
    ...several(() => {
      const { city } = drawOne();
      const query = city.slice(0, Math.max(4, city.length - 2));
      return {
        family: 'suggestions: cities',
        query,
        fits: (to) => to.cities.some((one) => one.city === city),
      };
    }),
    ...several(() => {
      let { city } = drawOne();
      while (city.length < 7) ({ city } = drawOne());
      const query = misspelt(city, random);
      return {
        family: 'suggestions: misspelt cities',
        query,
        fits: (to) => to.cities.some((one) => one.city === city),
      };
    }),
    ...several(() => {
      const { postalCode, city } = drawOne();
      const query = postalCode.slice(0, 4);
      return {
        family: 'suggestions: postal codes',
        query,
        field: 'location',
        fits: (to) => city !== '' && (to.places ?? []).some(({ location }) => location.startsWith(query)),
      };
    }),
    ...several(() => {
      let one = drawOne();
      while (!one.phone) one = drawOne();
      const query = one.phone;
      return { family: 'suggestions: phone numbers', query, fits: (to) => to.businesses.length > 0 };
    }),
    ...several(() => {
      let one = drawOne();
      while (!one.address) one = drawOne();
      const query = one.address;
      return { family: 'suggestions: streets', query, fits: (to) => to.businesses.length > 0 };
    }),
    ...several(() => {
      const [query = '', ...keys] = everydayNeeds[drawn(random, everydayNeeds.length)] ?? [];
      const fitting = new Set(trades.filter(({ key }) => keys.includes(key)).map(({ label }) => label));
      return {
        family: 'suggestions: needs',
        query,
        fits: (to) => to.categories.some(({ trade }) => trade !== null && fitting.has(trade)),
      };
    }),
    ...several(() => {
      let { city } = drawOne();
      while (city.length < 7) ({ city } = drawOne());
      const query = misspelt(city, random);
      return {
        family: 'suggestions: misspelt cities in the place field',
        query,
        field: 'location',
        fits: (to) => (to.places ?? []).some(({ location }) => location === city),
      };
    }),
    ...several(() => {
      const { category, city } = tradeOf();
      const query = `${category.split(' ')[0] ?? ''} ${city}`;
      return {
        family: 'suggestions: trade and city',
        query,
        fits: (to) => (to.searches ?? []).some((one) => one.location === city),
      };
    }),
  ];
}
