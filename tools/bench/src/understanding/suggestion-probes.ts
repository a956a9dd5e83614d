import { DEFAULT_DEMO_SEED, demoBusiness } from '@gewerk/demo-data';
import { trades } from '@gewerk/trades';
import { drawn, misspelt } from '../load/random-choice.js';
import { randomNumbers } from '../sheet-rows.js';
import { BUSINESSES } from '../system/bench-system.js';
import type { SuggestProbe } from './probe.js';

/** Texts being typed and what must be among the suggestions. */
export function suggestionProbes(seed: number, each: number, count = BUSINESSES): SuggestProbe[] {
  const random = randomNumbers(seed);
  const drawOne = () => {
    const business = demoBusiness(DEFAULT_DEMO_SEED, drawn(random, count));
    return { name: business.name, city: business.city ?? '', category: business.category ?? '' };
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
        fits: (to) => to.businesses.some((one) => one.name === name),
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
      const { category, city } = tradeOf();
      const query = `${category.split(' ')[0] ?? ''} ${city}`;
      return {
        family: 'suggestions: trade and city',
        query,
        fits: (to) => to.categories.length > 0 && to.cities.some((one) => one.city === city),
      };
    }),
  ];
}
