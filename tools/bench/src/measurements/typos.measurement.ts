import { DEFAULT_DEMO_SEED, demoBusiness } from '@gewerk/demo-data';
import { drawn, misspelt } from '../load/random-choice.js';
import type { Measurement } from '../report/measurement.js';
import { randomNumbers } from '../sheet-rows.js';
import { BUSINESSES } from '../system/bench-system.js';

const SEED = 9_797;
const NAMES = 500;
const FIRST = 10;
const SMALLEST_SHARE = 0.97;

interface Found {
  place_id: string;
  name: string;
}

/** Names with one wrong letter, searched with their city. */
export const typos: Measurement = {
  name: 'typos',
  title: 'Search with typos',
  isUsual: true,
  async run({ system, say }) {
    const { origin } = await system();
    const random = randomNumbers(SEED);
    let found = 0;
    let namesakes = 0;
    for (let sample = 0; sample < NAMES; sample += 1) {
      const { placeId, name, city = '' } = demoBusiness(DEFAULT_DEMO_SEED, drawn(random, BUSINESSES));
      const query = misspelt(name, random);
      const parameters = new URLSearchParams({ query, location: city, limit: String(FIRST) });
      const answer = await fetch(`${origin}/api/businesses/search?${parameters}`);
      const { businesses } = (await answer.json()) as { businesses: Found[] };
      if (businesses.some((one) => one.place_id === placeId)) found += 1;
      else if (businesses.some((one) => one.name === name)) namesakes += 1;
      else say(`not found: '${query}' for '${name}' in ${city}`);
    }
    const share = found / NAMES;
    return [
      {
        what: `names with one wrong letter and their city: the business in the first ${FIRST} of ${NAMES} (another of the same name instead)`,
        gewerk: `${(share * 100).toFixed(1)}% (${((namesakes / NAMES) * 100).toFixed(1)}%)`,
        target: `≥ ${SMALLEST_SHARE * 100}%`,
        met: share >= SMALLEST_SHARE,
      },
    ];
  },
};
