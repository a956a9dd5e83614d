import type { SiteIdentity } from '@gewerk/contracts';
import { usualAnswers } from '../../../test/fake-api.js';
import { pathOf } from '../../platform/api/api.js';
import { createRenderer } from './create-renderer.js';
import { pageStyles } from './page-style.js';

const ORIGIN = 'https://gewerk.example';
const renderer = createRenderer(
  { entry: '/app.js', styles: [], fonts: [], styleOf: pageStyles(''), modulesOf: () => [] },
  '/client',
);
const site: SiteIdentity = { name: 'Gewerk', startLanguage: 'de' };

async function documentOf(path: string): Promise<Document> {
  const answer = await renderer.render({
    url: new URL(path, ORIGIN),
    canonicalOrigin: ORIGIN,
    site,
    api: (route, parameters) => Promise.resolve(usualAnswers[pathOf(route, parameters)] as never),
  });
  if (answer.kind !== 'page') throw new Error(`${path} redirects`);
  return new DOMParser().parseFromString(answer.html, 'text/html');
}

const about = (shown: Document) => ({
  lang: shown.documentElement.lang,
  canonical: shown.querySelector('link[rel=canonical]')?.getAttribute('href'),
  link: shown.querySelector('footer a[href^="/imprint"]')?.getAttribute('href'),
  offered: [...shown.querySelectorAll('.site-languages a')].map((link) => link.getAttribute('href')),
});

describe("the owner's start language", () => {
  it('applies to addresses without a language, which are then its canonical addresses', async () => {
    const offered = ['/help', '/help?lang=en', '/help?lang=tr'];
    const german = { lang: 'de', canonical: `${ORIGIN}/help`, link: '/imprint', offered };
    expect(about(await documentOf('/help'))).toEqual(german);
    expect(about(await documentOf('/help?lang=de'))).toEqual(german);
    expect(about(await documentOf('/help?lang=tr'))).toEqual({
      lang: 'tr',
      canonical: `${ORIGIN}/help?lang=tr`,
      link: '/imprint?lang=tr',
      offered,
    });
  });

  it('is the x-default alternate of every page', async () => {
    for (const path of ['/help', '/help?lang=de', '/help?lang=tr']) {
      const links = [...(await documentOf(path)).querySelectorAll('link[rel=alternate]')];
      expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
        ['x-default', `${ORIGIN}/help`],
        ['de', `${ORIGIN}/help`],
        ['en', `${ORIGIN}/help?lang=en`],
        ['tr', `${ORIGIN}/help?lang=tr`],
      ]);
    }
  });

  it('does not apply to the panel', async () => {
    const state = (await documentOf('/admin')).getElementById('state')?.textContent ?? '';
    expect(JSON.parse(state)).toMatchObject({ language: null, startLanguage: null });
  });
});
