import { foldLoose } from '@gewerk/text';
import { misspelt } from '../load/random-choice.js';
import { drawing } from './drawing.js';
import type { Probe } from './probe.js';
import { furtherProbes } from './further-probes.js';
import { fitsTrade, keyOf } from './truth.js';
import { writtenProbes } from './written-probes.js';

const CITIES = ['München', 'Köln', 'Nürnberg', 'Hannover'];
const FOREIGN: Readonly<Record<string, string>> = {
  München: 'Munich',
  Köln: 'Cologne',
  Nürnberg: 'Nuremberg',
  Hannover: 'Hanover',
  Braunschweig: 'Brunswick',
};

/** Districts of cities that have demo businesses. */
const DISTRICTS = [
  ['Köln', 'Ehrenfeld'],
  ['Köln', 'Nippes'],
  ['Köln', 'Sülz'],
  ['München', 'Schwabing'],
  ['München', 'Sendling'],
  ['München', 'Haidhausen'],
  ['Berlin', 'Kreuzberg'],
  ['Berlin', 'Prenzlauer Berg'],
  ['Berlin', 'Friedrichshain'],
  ['Hamburg', 'Altona'],
  ['Hamburg', 'Eimsbüttel'],
  ['Hamburg', 'Winterhude'],
  ['Stuttgart', 'Bad Cannstatt'],
  ['Frankfurt am Main', 'Bockenheim'],
  ['Frankfurt am Main', 'Sachsenhausen'],
  ['Leipzig', 'Connewitz'],
  ['Dresden', 'Blasewitz'],
  ['Nürnberg', 'Gostenhof'],
  ['Düsseldorf', 'Bilk'],
  ['Hannover', 'Linden'],
] as const;

/** Probes by family, with the correct answers from the demo data; the same seed gives the same probes. */
export function probesOf(seed: number, each: number, count?: number): Probe[] {
  const make = drawing(seed, each, count);
  const { all, random, pick, take, named, word, keysOf, inCity, feature, contact, anyTrade, open, needs } =
    make;
  return [
    ...take(
      'names as written',
      named((name) => name),
    ),
    ...take(
      'names, one letter wrong',
      named((name) => misspelt(name, random)),
    ),
    ...take(
      'names, first letter wrong',
      named((name) => `${pick([...'bdfgkmprstw'])}${name.slice(1)}`),
    ),
    ...take(
      'names, letter missing',
      named((name) => name.replace(/(\p{L}{3})\p{L}/u, '$1')),
    ),
    ...take(
      'names, two letters wrong',
      named((name) => misspelt(misspelt(name, random), random)),
    ),
    ...take(
      'names, words joined',
      named((name) => name.replace(' ', '')),
    ),
    ...take(
      'names, without umlauts',
      named((name) => foldLoose(name)),
    ),
    ...take(
      'trade words alone',
      anyTrade((text) => text),
    ),
    ...take(
      'trade and city in two fields',
      inCity((query, { city = '' }) => ({ query, location: city })),
    ),
    ...take(
      'trade and city in one text',
      inCity((text, { city = '' }) => ({ query: `${text} ${city}` })),
    ),
    ...take(
      'city before the trade',
      inCity((text, { city = '' }) => ({ query: `${city} ${text}` })),
    ),
    ...take(
      'trade in the city',
      inCity((text, { city = '' }) => ({ query: `${text} in ${city}` })),
    ),
    ...take(
      'city with a Turkish ending',
      inCity((text, { city = '' }) => ({ query: `${city}'de ${text}` })),
    ),
    ...take(
      'misspelt city',
      inCity((query, { city = '' }) => ({
        query,
        location: city.length > 6 ? misspelt(city, random) : city,
      })),
    ),
    ...take(
      'postal code in the field',
      inCity((query, { postalCode = '' }) => ({ query, location: postalCode })),
    ),
    ...take(
      'postal code in the text',
      inCity((text, { postalCode }) => ({ query: `${text} ${postalCode}` })),
    ),
    ...take('foreign names of cities', () => {
      const [city, name] = pick(Object.entries(FOREIGN));
      const { text, key } = word();
      return { query: `${text} ${name}`, fits: fitsTrade(keysOf(text, key), city, all) };
    }),
    ...take('districts', () => {
      const [city, district] = pick(DISTRICTS);
      const { text, key } = word();
      const location = pick([`${city}-${district}`, `${city} ${district}`, `${district}, ${city}`, district]);
      return { query: text, location, fits: fitsTrade(keysOf(text, key), city, all) };
    }),
    ...take('trade that the city lacks', () => {
      const { city = '' } = pick(all);
      const { text, key } = word();
      if (all.some((other) => other.city === city && keyOf(other.category) === key)) return null;
      return { query: text, location: city, fits: fitsTrade(keysOf(text, key), city, all) };
    }),
    ...take(
      'near me',
      anyTrade((text) => pick([`${text} in der Nähe`, `${text} near me`, `yakınımda ${text}`])),
    ),
    ...take(
      'wishes',
      anyTrade((text) => pick([`beste ${text}`, `günstige ${text}`, `best ${text}`, `ucuz ${text}`])),
    ),
    ...take(
      'sentences',
      anyTrade((text) =>
        pick([
          `Ich suche dringend ${text}`,
          `Wo finde ich hier ${text}?`,
          `Können Sie mir bitte ${text} empfehlen`,
          `I am looking for a ${text}`,
          `where can I find a good ${text} please`,
          `iyi bir ${text} arıyorum`,
        ]),
      ),
    ),
    ...take(
      'phone numbers',
      contact(
        ({ phone }) =>
          phone && pick([phone, phone.replace(/\D/g, ''), phone.replace(/^0/, '+49 '), `Tel. ${phone}`]),
        'phone',
      ),
    ),
    ...take(
      'streets',
      contact(
        ({ address, city }) =>
          address && `${pick([address, address.replace('straße', 'str.')])} ${city ?? ''}`,
        'fullAddress',
      ),
    ),
    ...take(
      'websites',
      contact(
        ({ website }) => website && pick([website, website.replace(/^https?:\/\/(www\.)?/, '')]),
        'website',
      ),
    ),
    ...take(
      'e-mail addresses',
      contact(({ email }) => email, 'email'),
    ),
    ...take('WLAN', feature('TRADE mit WLAN', /WLAN/)),
    ...take('wheelchair', feature('barrierefrei TRADE', /Rollstuhl/)),
    ...take(
      'open on Sunday',
      open(['sunday'], (text) =>
        pick([`${text} sonntags geöffnet`, `${text} open on Sunday`, `pazar günü açık ${text}`]),
      ),
    ),
    ...needs.map(([query, ...keys]) => ({
      family: 'needs never seen before',
      query,
      fits: fitsTrade(new Set(keys), null, all),
    })),
    ...take('needs with a city', () => {
      const [text, ...keys] = pick(needs);
      const city = pick(CITIES);
      return { query: `${text} ${city}`, fits: fitsTrade(new Set(keys), city, all) };
    }),
    ...furtherProbes(make),
    ...writtenProbes(make),
    ...take('nonsense', () => {
      const letters = Array.from({ length: 9 }, () => pick([...'xqzjvw'])).join('');
      return { query: letters, fits: (first) => first.length === 0 };
    }),
  ];
}
