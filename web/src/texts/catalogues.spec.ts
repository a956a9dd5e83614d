import { askedText, leavesOf, samplesFor, type Leaf } from '../../test/text-leaves.js';
import { languages, loadTexts, type Language } from './catalogues.js';
import { handClaimTexts } from './hand-claims/index.js';
import { loadPageTexts, textPages } from './page-texts.js';
import { scheduleTexts } from './schedules/index.js';
import { statisticsTexts } from './statistics/index.js';

const names = Object.keys(languages) as Language[];

/** Words that are the same in two languages, and names. */
const shared = new Set([
  'Aachen in Aachen',
  'Gewerk',
  'Newsletter',
  'Logo',
  'Original',
  'Name',
  'Restaurants',
  'Services',
  'Status',
  'Website',
  'Styling',
  'Route',
  '(optional)',
  'Liste',
  'Telefon',
  'Taxi',
  'Cookie',
  'Domain 301',
  'Place ID',
  'Code',
  'URL',
  'CSV',
  'XLSX',
  '24 h',
  'Domain',
  'Site',
  'kontakt@gewerk.example',
  'Maria Mustermann',
  'Jonas Beispiel',
  'Aylin Vorlage',
  'Peter Probe',
  'Musterstraße 1',
  '10115 Berlin',
  'Telefon: +49 30 23125 000',
]);

/** Paths of texts that are not shown to readers. */
const forMachines =
  /(?:^|\.)(?:lang|[a-zA-Z]+Lang|tint|id|path|href|year)$|^pages\/search-results\.categories\./;

/** Letters that do not occur in texts of a language. */
const foreign: Readonly<Record<Language, RegExp>> = {
  de: /[ğışİĞŞ]/,
  en: /[äöüßğışçÄÖÜİĞŞÇ]/,
  tr: /[äßÄ]/,
};
/** Names of places and people that are the same in every language, and quotations of German law. */
const properNames = /München|Muenchen|Musterstraße|Anschrift|„[^“]+“|“[^”]+”/g;

/** The texts of parts of the panel, which are loaded together with those parts. */
const partsOf = (name: Language | null): Readonly<Record<string, object>> => ({
  handClaims: handClaimTexts(name),
  schedules: scheduleTexts(name),
  statistics: statisticsTexts(name),
});

async function leaves(name: Language | null): Promise<Map<string, Leaf>> {
  const all = leavesOf(await loadTexts(name));
  for (const page of textPages) {
    for (const [path, leaf] of leavesOf(await loadPageTexts(page, name), `pages/${page}`))
      all.set(path, leaf);
  }
  for (const [part, texts] of Object.entries(partsOf(name))) {
    for (const [path, leaf] of leavesOf(texts, `parts/${part}`)) all.set(path, leaf);
  }
  return all;
}

type Catalogues = readonly (readonly [name: Language | null, all: ReadonlyMap<string, Leaf>])[];
let catalogues: Catalogues = [];
let translated: Catalogues = [];
let given: ReadonlyMap<string, Leaf> = new Map();

beforeAll(async () => {
  given = await leaves(null);
  translated = await Promise.all(names.map(async (name) => [name, await leaves(name)] as const));
  catalogues = [[null, given], ...translated];
});

/** The text at a path in every catalogue. */
function saidAt(path: string) {
  const texts = catalogues.map(([, all]) => all.get(path) ?? '');
  const functions = texts.filter((text) => typeof text === 'function');
  const asked = functions.length === 0 ? [] : samplesFor(functions);
  return catalogues.map(([name], index) => ({ name, ...askedText(texts[index] ?? '', asked) }));
}

describe('catalogues', () => {
  it('PUB-I18N-02 have the same keys, and a non-empty text for each', () => {
    expect(given.size).toBeGreaterThan(500);
    for (const [name, all] of translated) {
      expect({ name, keys: [...all.keys()].sort() }).toEqual({ name, keys: [...given.keys()].sort() });
    }
    for (const path of given.keys()) {
      for (const { name, said } of saidAt(path))
        expect([name, path, said.trim()]).not.toEqual([name, path, '']);
    }
  });

  it('use the same arguments as the default catalogue', () => {
    for (const [path, text] of given) {
      if (typeof text !== 'function') continue;
      const [expected, ...others] = saidAt(path);
      for (const { name, heeds } of others)
        expect([name, path, heeds]).toEqual([name, path, expected?.heeds]);
    }
  });

  it('contain no text in another language', () => {
    const left: string[] = [];
    for (const path of given.keys()) {
      if (forMachines.test(path)) continue;
      const said = saidAt(path).filter(({ name }) => name !== null);
      for (const [index, { name, said: text }] of said.entries()) {
        const letters = text.replace(/Aachen|[^\p{L}]|km|KB|MB/gu, '');
        const same = said.slice(index + 1).filter((other) => other.said === text);
        if (letters !== '' && same.length > 0 && !shared.has(text)) {
          left.push(`${path} is the same in ${name} and ${same.map((other) => other.name)}: ${text}`);
        }
        if (name !== null && foreign[name].test(text.replace(properNames, ''))) {
          left.push(`${path} of ${name} has letters of another language: ${text}`);
        }
      }
    }
    expect(left).toEqual([]);
  });

  it('use their own language code wherever they name one', () => {
    for (const [name, all] of translated) {
      const named = [...all].filter(([path]) => /(?:^|\.)(?:lang|[a-zA-Z]+Lang)$/.test(path));
      const other = named.filter(([path, lang]) => lang !== name && !path.endsWith('articleLang'));
      expect([name, other]).toEqual([name, []]);
    }
  });
});
