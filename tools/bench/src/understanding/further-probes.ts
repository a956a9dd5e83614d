import { misspelt } from '../load/random-choice.js';
import type { drawing } from './drawing.js';
import type { Probe } from './probe.js';
import { fitsTrade } from './truth.js';

const SHORTEST_MISSPELT = 7;
const AREA = 3;
const TIMES = [
  'heute Abend',
  'morgen früh',
  'heute Mittag',
  'am Montag früh',
  'am Feiertag',
  'ab 7 Uhr',
  'bis 22 Uhr',
  '24h',
  'open late',
  'tomorrow morning',
  'on public holidays',
  'hafta sonu',
];

const FACTS = [
  'Öffnungszeiten NAME',
  'wann hat NAME offen',
  'Telefonnummer von NAME',
  'Adresse NAME',
  'wie komme ich zu NAME',
  'Bewertungen NAME',
  'opening hours NAME',
  'phone number of NAME',
  'when does NAME open',
  'NAME telefon numarası',
  'NAME saat kaçta açılıyor',
];

/**
 * Decomposed letters, upper case, words in reverse order, a space within the longest word, the letters of a
 * Turkish keyboard, a doubled letter.
 */
function formsOf(name: string): string[] {
  const words = name.split(' ');
  const longest = [...words].sort((one, other) => other.length - one.length)[0] ?? '';
  const half = Math.floor(longest.length / 2);
  return [
    name.normalize('NFD'),
    name.toUpperCase(),
    [...words].reverse().join(' '),
    name.replace(longest, `${longest.slice(0, half)} ${longest.slice(half)}`),
    name.replace(/i/g, 'ı'),
    name.replace(/\p{L}(?=\p{L}{3})/u, '$&$&'),
  ];
}

/** Further families of probes: everyday needs, misspelt trades, parts of postal codes, and times. */
export function furtherProbes(make: ReturnType<typeof drawing>): Probe[] {
  const { all, random, pick, take, word, keysOf, inCity, open, everyday, known } = make;
  const misspeltWord = () => {
    let drawnOne = word();
    while (drawnOne.text.length < SHORTEST_MISSPELT) drawnOne = word();
    return { ...drawnOne, query: misspelt(drawnOne.text, random) };
  };
  return [
    ...take('needs', () => {
      const [query, ...keys] = pick(everyday);
      return { query, fits: fitsTrade(new Set(keys), null, all) };
    }),
    ...take('needs known', () => {
      const [query, ...keys] = pick(known);
      return { query, fits: fitsTrade(new Set(keys), null, all) };
    }),
    ...take('needs known, with a city', () => {
      const [text, ...keys] = pick(known);
      const { city = '' } = pick(all);
      return {
        query: pick([`${text} ${city}`, `${text} in ${city}`]),
        fits: fitsTrade(new Set(keys), city, all),
      };
    }),
    ...take('needs with a city in the field', () => {
      const [query, ...keys] = pick(everyday);
      const { city = '' } = pick(all);
      return { query, location: city, fits: fitsTrade(new Set(keys), city, all) };
    }),
    ...take('misspelt trades', () => {
      const { query, text, key } = misspeltWord();
      return { query, fits: fitsTrade(keysOf(text, key), null, all) };
    }),
    ...take(
      'parts and forms of postal codes',
      inCity((text, { postalCode = '' }) => {
        const area = postalCode.slice(0, AREA);
        const code = pick([`D-${postalCode}`, `PLZ ${postalCode}`, `PLZ ${area}`, `D-${area}`, `${area}*`]);
        return { query: `${text} ${code}` };
      }),
    ),
    ...take('names and city in one text', () => {
      const { name, city = '' } = pick(all);
      const query = `${misspelt(name, random)} ${city}`;
      return { query, fits: (first) => first.some((hit) => hit.name === name) };
    }),
    ...take('names in other forms', () => {
      const { name, city = '' } = pick(all);
      const query = pick(formsOf(name));
      return { query, location: city, fits: (first) => first.some((hit) => hit.name === name) };
    }),
    ...take('facts of a name', () => {
      const { name, city = '' } = pick(all);
      const query = pick(FACTS).replace('NAME', name);
      return { query, location: city, fits: (first) => first.some((hit) => hit.name === name) };
    }),
    ...take(
      'open at the weekend',
      open(['saturday', 'sunday'], (text) =>
        pick([`${text} am Wochenende`, `${text} open on weekends`, `hafta sonu açık ${text}`]),
      ),
    ),
    ...take('times', () => {
      const { text, key } = word();
      const fits = fitsTrade(keysOf(text, key), null, all);
      return {
        query: `${text} ${pick(TIMES)}`,
        fits: (first, answer) =>
          fits(first, answer) &&
          ((answer.understood?.parts.some(({ kind }) => kind === 'time') ?? false) ||
            (answer.understood?.ignored.length ?? 0) > 0),
      };
    }),
  ];
}
