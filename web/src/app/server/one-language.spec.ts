import { askedText, leavesOf, samplesFor } from '../../../test/text-leaves.js';
import { card, cities, detail, figures, usualAnswers } from '../../../test/fake-api.js';
import { pathOf } from '../../platform/api/api.js';
import { languages, loadTexts, type Language } from '../../texts/catalogues.js';
import { loadPageTexts, textPages } from '../../texts/page-texts.js';
import { attributes as germanAttributes } from '../../texts/en/attributes.js';
import { attributes as englishAttributes } from '../../texts/de/attributes.js';
import { countries } from '../../texts/de/countries.js';
import { trades } from '../../texts/en/trades.js';
import { createRenderer } from './create-renderer.js';
import { pageStyles } from './page-style.js';

const names = Object.keys(languages) as Language[];
const ORIGIN = 'https://gewerk.example';
const PAGES = [
  '/',
  '/?query=zzzz',
  '/businesses',
  '/businesses?query=zzzz&location=Bayreuth&openNow=true&minRating=4.5',
  '/city/Bayreuth',
  '/categories',
  '/categories/kfz-werkstatt',
  '/categories/kfz-werkstatt/Bayreuth',
  '/bayreuth/grunwald',
  '/about',
  '/contact',
  '/help',
  '/help?q=zzz',
  '/blog',
  '/add-business',
  '/own-listing',
  '/listing-report',
  '/saved',
  '/cookies',
  '/no/such/page',
  '/city/Nirgends',
];

const listed = {
  name: 'Grünwald',
  subtypes: ['Reifenservice'],
  fullAddress: 'Am Ring 3, 95444 Bayreuth, Deutschland',
  urlSlug: 'bayreuth/grunwald',
};
const abroad = {
  id: '1'.repeat(24),
  fullAddress: 'Ring 1, 4020 Linz, Österreich',
  country: 'Österreich',
  country_code: 'AT',
  urlSlug: 'linz/x',
};
const french = { fullAddress: 'Quai 1, 67000 Metz, Frankreich', country: 'Frankreich', country_code: 'FR' };
const answers: Record<string, unknown> = {
  ...usualAnswers,
  '/api/cities': cities(30).map((city, index) => ({ ...city, city: `Xx ${index}` })),
  '/api/businesses/slug/bayreuth/grunwald': detail({
    ...listed,
    about: { Barrierefreiheit: { 'Rollstuhlgerechtes WC': true }, Payments: { 'Cash only': false } },
    reviewsPerScore: { 5: 3 },
    workingHours: { Monday: '08:00-18:00', Tuesday: 'Open 24 hours', Sunday: 'Closed' },
    holidayHours: 'Closed',
    description: 'Wir flicken Zelte.',
  }),
  '/api/businesses/popular': [card(listed), card({ ...listed, ...abroad, category: 'Zahnarzt' })],
  '/api/cities/Bayreuth': {
    city: 'Bayreuth',
    total: 5,
    categories: { 'kfz-werkstatt': 5, handwerker: 2 },
    businesses: [card(listed)],
  },
  '/api/categories/kfz-werkstatt': { ...figures('kfz-werkstatt'), businesses: [card(listed)] },
  '/api/businesses/search': {
    businesses: [card({ ...listed, distanceKm: 3.2 }), card({ ...listed, ...abroad, ...french })],
    total: 2,
    notice: null,
  },
};

const renderer = createRenderer(
  { entry: '/app.js', styles: [], fonts: [], styleOf: pageStyles(''), modulesOf: () => [] },
  '/client',
);

const rendered = new Map<string, Promise<Document>>();

/** A page that no test changes; it is rendered only once for all tests that read it. */
function pageIn(language: Language | null, path: string): Promise<Document> {
  const url = new URL(path, ORIGIN);
  if (language !== null) url.searchParams.set('lang', language);
  const page = rendered.get(url.href) ?? render(url);
  rendered.set(url.href, page);
  return page;
}

async function render(url: URL): Promise<Document> {
  const answer = await renderer.render({
    url,
    canonicalOrigin: ORIGIN,
    api: async (route, parameters, query): Promise<never> => {
      const answer = answers[pathOf(route, parameters)];
      if (answer === undefined)
        throw Object.assign(new Error('none'), { status: 404, problem: { detail: '' } });
      const isEmpty = query['query'] === 'zzzz';
      return (isEmpty ? { businesses: [], total: 0, notice: null } : answer) as never;
    },
  });
  if (answer.kind !== 'page') throw new Error(`${url.pathname} redirects to ${answer.location}`);
  return new DOMParser().parseFromString(answer.html, 'text/html');
}

const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];

/** All words of a catalogue, including those of the tables that name data values. */
async function vocabulary(language: Language): Promise<Set<string>> {
  const parts = await Promise.all(textPages.map((page) => loadPageTexts(page, language)));
  const said = [await loadTexts(language), ...parts].flatMap((part) =>
    [...leavesOf(part).values()].map((leaf) =>
      typeof leaf === 'string' ? leaf : askedText(leaf, samplesFor([leaf])).said,
    ),
  );
  return new Set(wordsOf(said.join(' ')).map((word) => word.toLowerCase()));
}

/** Data values by the language in which they are stored; every catalogue has a name for each of them. */
const data: Readonly<Record<Language, string>> = {
  de: [...Object.keys(trades), ...Object.values(countries), ...Object.keys(germanAttributes)].join(' '),
  en: Object.keys(englishAttributes).join(' '),
  tr: '',
};

const READ = ['aria-label', 'alt', 'title', 'placeholder', 'content'];
/**
 * Parts that are in another language on purpose: the names of the other languages, articles, which are German, and
 * a business's own texts.
 */
const OF_BUSINESSES = '.card-name a, h1, .prose';
const FOREIGN = `${OF_BUSINESSES}, .site-languages [lang], .language-select option, .article-card [lang]`;

/** The visible and spoken text of the page. */
function readOf(page: Document): { text: string; at: string }[] {
  const found: { text: string; at: string }[] = [];
  const { lang } = page.documentElement;
  const isOwn = (element: Element) =>
    element.closest(
      'script, style, svg, code, meta:not([name="description"], [property="og:description"])',
    ) === null &&
    element.closest(FOREIGN) === null &&
    (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang;
  for (const element of page.querySelectorAll('*')) {
    if (!isOwn(element)) continue;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const texts = [
      ...own.map(({ textContent }) => textContent ?? ''),
      ...READ.map((name) => element.getAttribute(name) ?? ''),
    ];
    found.push({ text: texts.join(' '), at: `${element.tagName.toLowerCase()}.${element.className}` });
  }
  return found;
}

it('pages of the mixed catalogue mark the language of trades and attributes', async () => {
  const languagesOf = (page: Document, parts: string) => [
    ...new Set([...page.querySelectorAll(parts)].map((part) => part.getAttribute('lang'))),
  ];
  for (const path of ['/', '/businesses', '/bayreuth/grunwald']) {
    expect([path, languagesOf(await pageIn(null, path), '.badge')]).toEqual([path, ['de']]);
  }
  const shown = await pageIn(null, '/bayreuth/grunwald');
  expect(languagesOf(shown, '.about-groups h3, .about-groups dt')).toEqual(['und']);
  expect(shown.querySelector('.facts dd')?.getAttribute('lang')).toBe('de');
});

describe.each(names)('pages in %s', (language) => {
  let own = new Set<string>();
  let others = new Set<string>();
  beforeAll(async () => {
    own = new Set([...(await vocabulary(language)), ...wordsOf(data[language].toLowerCase())]);
    const foreign = names.filter((name) => name !== language);
    const words = await Promise.all(foreign.map(vocabulary));
    const named = foreign.flatMap((name) => wordsOf(data[name].toLowerCase()));
    others = new Set([...words.flatMap((set) => [...set]), ...named].filter((word) => !own.has(word)));
  });

  it.each(PAGES)('%s has no text in another language', async (path) => {
    const page = await pageIn(language, path);
    expect(page.documentElement.lang).toBe(language);
    const found = readOf(page).flatMap(({ text, at }) =>
      wordsOf(text)
        .filter((word) => others.has(word.toLowerCase()))
        .map((word) => `${word} (${at}: ${text.trim().slice(0, 60)})`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('mark the language of a business’s own texts', async () => {
    const shown = await pageIn(language, '/bayreuth/grunwald');
    expect(shown.querySelector('h1')?.getAttribute('lang')).toBe('de');
    expect(shown.querySelector('.prose')?.getAttribute('lang')).toBe('de');
    const [first, abroadCard] = (await pageIn(language, '/businesses')).querySelectorAll('.card-name a');
    expect([first, abroadCard].map((name) => name?.getAttribute('lang'))).toEqual(['de', '']);
  });

  it('mark no other part as another language except language names and articles', async () => {
    for (const path of PAGES) {
      const page = await pageIn(language, path);
      const marked = [...page.querySelectorAll('[lang]')].filter(
        (element) => element.getAttribute('lang') !== language && !element.matches(FOREIGN),
      );
      expect([path, marked.map((element) => element.outerHTML.slice(0, 120))]).toEqual([path, []]);
    }
  });
});
