import { usualAnswers } from '../../../test/fake-api.js';
import { pathOf } from '../../platform/api/api.js';
import { BOOT_ELEMENT_ID, type Boot } from './boot-script.js';
import { createRenderer } from './create-renderer.js';
import { pageStyles } from './page-style.js';

const renderer = createRenderer(
  { entry: '/app.js', styles: [], fonts: [], styleOf: pageStyles(''), modulesOf: (sources) => sources },
  '/client',
);

async function modulesOf(path: string): Promise<readonly string[]> {
  const answer = await renderer.render({
    url: new URL(path, 'https://gewerk.example'),
    canonicalOrigin: 'https://gewerk.example',
    api: async (route, parameters): Promise<never> => usualAnswers[pathOf(route, parameters)] as never,
  });
  if (answer.kind !== 'page') throw new Error(`${path} redirects`);
  const page = new DOMParser().parseFromString(answer.html, 'text/html');
  return (JSON.parse(page.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '') as Boot).modules;
}

it.each([
  ['/', null, 'home', ['home']],
  ['/city/Bayreuth', null, 'city', ['city', 'home']],
  ['/city/Bayreuth?lang=en', 'en', 'city', ['city', 'home']],
  ['/businesses?lang=tr', 'tr', 'search-results', ['search-results', 'lists']],
  ['/categories', null, 'categories', ['categories', 'category']],
  ['/contact?lang=de', 'de', 'contact', ['contact', 'forms']],
] as const)('the document of %s names all text modules of its page', async (path, language, page, texts) => {
  const catalogue = language === null ? [] : [`src/texts/${language}/index.ts`];
  expect(await modulesOf(path)).toEqual([
    '/app.js',
    `src/pages/${page}/page.tsx`,
    ...texts.map((name) => `src/texts/${language ?? 'default'}/pages/${name}.ts`),
    ...catalogue,
  ]);
});
