import { drawn, misspelt } from '../load/random-choice.js';
import { randomNumbers } from '../sheet-rows.js';

const SYLLABLES = ['ach', 'brun', 'dor', 'els', 'feld', 'grün', 'hag', 'ill', 'kem', 'lind'] as const;
const BEGINNINGS = [
  'Alt',
  'Bad ',
  'Groß',
  'Klein',
  'Neu',
  'Nieder',
  'Ober',
  'Sankt ',
  'Unter',
  'Wald',
] as const;
const ENDINGS = [
  'au',
  'bach',
  'berg',
  'dorf',
  'hausen',
  'heim',
  'ingen',
  'rode',
  'stadt am Main',
  'weiler',
] as const;
const TRADES = ['Friseur', 'Maler', 'Autowerkstatt', 'Elektriker', 'Bäckerei', 'Dachdecker'] as const;

const syllable = (number: number): string => SYLLABLES[number % SYLLABLES.length] ?? '';
const ordered = (number: number, power: number): number => Math.floor(number / 10 ** power) % 10;

/**
 * The city name for a number below 100,000, different for each. The names are like those of real places, so
 * that many resemble each other.
 */
export function cityName(number: number): string {
  const beginning = BEGINNINGS[ordered(number, 0)] ?? '';
  const middle = [1, 2, 3].map((power) => syllable(ordered(number, power))).join('');
  const first = middle.slice(0, 1);
  const stem = (beginning.endsWith(' ') ? first.toUpperCase() : first) + middle.slice(1);
  return beginning + stem + (ENDINGS[ordered(number, 4)] ?? '');
}

/** A sheet of this many businesses, each in a different city. */
export function citySheet(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const trade = TRADES[at % TRADES.length] ?? '';
    return `${trade} ${syllable(at)}${at},${trade},${cityName(at)},DE,ort-${at}`;
  });
  return ['name,category,city,country_code,place_id', ...rows].join('\n');
}

/**
 * Paths of searches, and of suggestions while someone types, for cities drawn from `count`; each is
 * different.
 */
export function cityQuestions(
  seed: number,
  of: number,
  count: number,
): { searches: string[]; typed: string[] } {
  const random = randomNumbers(seed);
  const searches = new Set<string>();
  const typed = new Set<string>();
  for (let drawing = 0; searches.size < of || typed.size < of; drawing += 1) {
    const city = cityName(drawn(random, count));
    const trade = TRADES[drawn(random, TRADES.length)] ?? '';
    const wrong = misspelt(city, random);
    const [query, location] = (
      [
        [trade, city],
        [trade, wrong],
        [`${trade} ${city}`, ''],
        [`${trade} in ${wrong}`, ''],
        [`${wrong} ${misspelt(trade, random)}`, ''],
      ] as const
    )[drawing % 5] ?? [trade, city];
    if (searches.size < of)
      searches.add(`/api/businesses/search?${new URLSearchParams({ query, location })}`);
    const text = (drawing % 2 === 0 ? city : wrong).slice(0, 2 + drawn(random, city.length - 1));
    const field = drawing % 4 < 2 ? 'query' : 'location';
    if (typed.size < of) typed.add(`/api/suggestions?${new URLSearchParams({ query: text, field })}`);
  }
  return { searches: [...searches], typed: [...typed] };
}
