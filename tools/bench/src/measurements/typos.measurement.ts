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
    const counts = { business: 0, namesake: 0, businessWithoutTypo: 0 };
    for (let sample = 0; sample < NAMES; sample += 1) {
      const wanted = demoBusiness(DEFAULT_DEMO_SEED, drawn(random, BUSINESSES));
      const { placeId, name, city = '' } = wanted;
      const query = misspelt(name, random);
      const hits = await firstHits(origin, query, city);
      if (hits.some((hit) => hit.place_id === placeId)) counts.business += 1;
      else if (hits.some((hit) => hit.name === name)) counts.namesake += 1;
      else say(`not found: '${query}' for '${name}' in ${city}`);
      const exact = await firstHits(origin, name, city);
      if (exact.some((hit) => hit.place_id === placeId)) counts.businessWithoutTypo += 1;
    }
    const share = (counts.business + counts.namesake) / NAMES;
    const percent = (count: number) => `${((count / NAMES) * 100).toFixed(1)}%`;
    return [
      {
        what: `${NAMES} names with one wrong letter, with their city: name in the first ${FIRST}`,
        gewerk: `${percent(counts.business + counts.namesake)}; the very business, not one of several of that name: ${percent(counts.business)}, without a typo ${percent(counts.businessWithoutTypo)}`,
        target: `≥ ${SMALLEST_SHARE * 100}%`,
        met: share >= SMALLEST_SHARE,
      },
    ];
  },
};

async function firstHits(origin: string, query: string, city: string): Promise<Found[]> {
  const parameters = new URLSearchParams({ query, location: city, limit: String(FIRST) });
  const answer = await fetch(`${origin}/api/businesses/search?${parameters}`);
  if (!answer.ok) throw new Error(`a search answered ${answer.status}`);
  return ((await answer.json()) as { businesses: Found[] }).businesses;
}
