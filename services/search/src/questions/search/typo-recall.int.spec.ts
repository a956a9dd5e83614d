import type { IndexableBusiness } from '@gewerk/contracts';
import { demoDirectory } from '../../test/demo-directory.js';
import { SearchSystem } from '../../test/search-system.js';

const COUNT = 12_000;
const SAMPLES = 500;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

let state = 20_261_121;
/** A pseudo-random whole number below `bound`; the sequence is the same in every run. */
function draw(bound: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

/** A name with one letter replaced, omitted, followed by an extra letter or swapped with the next. */
function misspell(name: string): string {
  const places = [...name].flatMap((letter, index) => (/\p{L}/u.test(letter) ? [index] : []));
  const at = places[draw(places.length)] ?? 0;
  const letter = LETTERS[draw(LETTERS.length)] ?? 'x';
  const [before, here, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)];
  switch (draw(4)) {
    case 0:
      return before + letter + after;
    case 1:
      return before + after;
    case 2:
      return before + here + letter + after;
    default:
      return before + (after[0] ?? '') + here + after.slice(1);
  }
}

let businesses: IndexableBusiness[];
let system: SearchSystem;
beforeAll(async () => {
  businesses = demoDirectory(COUNT);
  system = await SearchSystem.start(businesses);
});
afterAll(() => system?.stop());

it('finds 97 of 100 names with one wrong letter among the first ten of their city', async () => {
  const missed: string[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const business = businesses[draw(businesses.length)];
    if (!business) throw new Error('a business is missing');
    const query = misspell(business.name);
    const answer = await system.search({ query, location: business.city, limit: 10 });
    if (!answer.businesses.some(({ id }) => id === business.id)) missed.push(query);
  }
  expect(missed.length).toBeLessThanOrEqual(SAMPLES * 0.03);
});
