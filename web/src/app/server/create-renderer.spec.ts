import { emptySiteSettings, type SiteIdentity, type SiteSettings } from '@gewerk/contracts';
import { detail, usualAnswers, type Answers } from '../../../test/fake-api.js';
import { pathOf } from '../../platform/api/api.js';
import type { RenderedPage, ScreenSet } from '../../platform/render-contract.js';
import type { Assets } from './assets.js';
import { bootScript } from './boot-script.js';
import { createRenderer } from './create-renderer.js';
import { policyHash } from './hashes.js';
import { pageStyles } from './page-style.js';

const ORIGIN = 'https://gewerk.example';
const assets: Assets = {
  entry: '/assets/app.js',
  styles: ['/assets/app.css'],
  fonts: [],
  styleOf: pageStyles('h1{margin:0}.note{color:red}.not-there{color:blue}'),
  modulesOf: () => [],
};
const SLUG_CALL = '/api/businesses/slug/bayreuth/autohaus-gruenwald';
const OLD_CALL = '/api/businesses/slug/bayreuth/alter-name';
const failure = (status: number) =>
  Object.assign(new Error('failed'), { status, problem: { detail: 'Away.' } });

async function answerOf(path: string, answers: Answers = {}, screens?: ScreenSet, site?: SiteIdentity) {
  const all: Answers = { ...usualAnswers, [SLUG_CALL]: detail(), ...answers };
  return createRenderer(assets, '/client').render({
    url: new URL(path, 'http://visited.example'),
    canonicalOrigin: ORIGIN,
    ...(screens && { screens }),
    ...(site && { site }),
    api: async (route, parameters): Promise<never> => {
      const answer = all[pathOf(route, parameters)];
      if (answer === undefined) throw failure(404);
      if (answer === 'fails') throw failure(503);
      return answer as never;
    },
  });
}

async function page(path: string, answers: Answers = {}): Promise<{ answer: RenderedPage; head: Document }> {
  const answer = await answerOf(path, answers);
  if (answer.kind !== 'page') throw new Error(`${path} redirects`);
  return { answer, head: new DOMParser().parseFromString(answer.html, 'text/html') };
}

const withSettings = (settings: Partial<SiteSettings>): Answers => ({
  '/api/admin/settings': { ...emptySiteSettings, ...settings },
});
const meta = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('rendered documents', () => {
  it('PUB-SEO-01 use both brandings', async () => {
    expect((await page('/')).head.title).toBe('Gewerk – Global Business Directory');
    expect((await page('/businesses')).head.title).toBe('Fachbetriebe finden | Gewerk – Das Werkstattportal');
  });

  it("contain the operator's site name, escaped, in title, head, logos, structured data and state", async () => {
    const answer = await answerOf('/', {}, undefined, { name: '<b>Müller & "Söhne"' });
    if (answer.kind !== 'page') throw new Error('/ redirects');
    const head = new DOMParser().parseFromString(answer.html, 'text/html');
    expect(head.title).toBe('<b>Müller & "Söhne" – Global Business Directory');
    expect(meta(head, 'og:site_name')).toBe('<b>Müller & "Söhne"');
    const logos = [...head.querySelectorAll('.logo')].map(({ textContent }) => textContent);
    expect(logos).toEqual(['<b>Müller & "Söhne"', '<b>Müller & "Söhne"']);
    expect(JSON.parse(head.getElementById('state')?.textContent ?? '')).toMatchObject({
      site: { name: '<b>Müller & "Söhne"' },
    });
    const website = [...head.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent ?? '') as { '@type': string; name?: string })
      .find((data) => data['@type'] === 'WebSite');
    expect(website?.name).toBe('<b>Müller & "Söhne"');
    expect(answer.html).not.toContain('<b>Müller');
  });

  it("contain the site's logo, colour, contact and social pages, and allow the style of the colour", async () => {
    const answer = await answerOf('/', {}, undefined, {
      name: 'Nord',
      logo: { id: 'abc', width: 960, height: 320, hasName: true },
      accent: '#8A2B06',
      email: 'hallo@nord.example',
      social: ['https://www.linkedin.com/company/nord', 'https://nord.example/"><b>'],
    });
    if (answer.kind !== 'page') throw new Error('/ redirects');
    const head = new DOMParser().parseFromString(answer.html, 'text/html');
    const pictures = [...head.querySelectorAll('.logo img')];
    expect(pictures.map((logo) => [logo.getAttribute('src'), logo.getAttribute('alt')])).toEqual([
      ['/media/logo/abc', 'Nord'],
      ['/media/logo/abc', 'Nord'],
    ]);
    const style = [...head.querySelectorAll('style')].find(({ textContent }) =>
      textContent.includes('--g-colors-accent:#8A2B06'),
    );
    expect(answer.csp.styleHashes).toContain(policyHash(style?.textContent ?? ''));
    expect(head.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/favicon.ico?v=abc8A2B06');
    expect(head.querySelector('footer a[href="mailto:hallo@nord.example"]')).not.toBeNull();
    expect(head.querySelector('footer a[href*="linkedin"]')?.textContent).toBe('LinkedIn');
    expect(answer.html).toContain('"sameAs":["https://www.linkedin.com/company/nord"');
    expect([...head.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))).toContain(
      'https://nord.example/"><b>',
    );
  });

  it('PUB-SEO-03 PUB-SEO-04 state the number of companies in the data, or 441,000+ if it is unknown', async () => {
    expect(meta((await page('/')).head, 'description')).toContain('12,345 companies');
    const failed = await page('/', { '/api/businesses/stats': 'fails' });
    expect(meta(failed.head, 'description')).toContain('441,000+ companies');
    expect(failed.answer).toMatchObject({ status: 200, cacheable: false });
  });

  it('PUB-SEO-07 PUB-SEO-08 use title and description of the settings, otherwise the branding', async () => {
    const settings = withSettings({ site_title: 'Mein Portal', site_description: 'Mein Text' });
    const home = await page('/', settings);
    expect([home.head.title, meta(home.head, 'description')]).toEqual(['Mein Portal', 'Mein Text']);
    expect((await page('/businesses', settings)).head.title).toBe('Fachbetriebe finden | Mein Portal');
    const plain = await page('/', withSettings({ site_title: ' ', site_description: ' ' }));
    expect(plain.head.title).toBe('Gewerk – Global Business Directory');
    expect(meta(plain.head, 'description')).toContain('12,345');
  });

  it('PUB-SEO-05 name the canonical address and share image of a business opened by its id', async () => {
    const { id } = detail();
    const { head } = await page(`/business/${id}`, { [`/api/businesses/${id}`]: detail() });
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(`${ORIGIN}/bayreuth/autohaus-gruenwald`);
    expect(meta(head, 'og:image')).toBe(`${ORIGIN}/api/og/business/${id}`);
  });

  it('PUB-SEO-06 name the share image of a city', async () => {
    const call = '/api/cities/M%C3%BCnchen/businesses';
    const { head } = await page('/city/M%C3%BCnchen', {
      [call]: { businesses: [detail()], total: 1, page: 1, totalPages: 1, city: 'München' },
    });
    expect(meta(head, 'og:image')).toBe(`${ORIGIN}/api/og/city/M%C3%BCnchen`);
  });

  it('PUB-DETAIL-39 contain structured data without an aggregate rating', async () => {
    const { answer, head } = await page('/bayreuth/autohaus-gruenwald');
    const data = [...head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    );
    expect(data.join()).toContain('"@type":"AutoRepair"');
    expect(data.join()).toContain('BreadcrumbList');
    expect(answer.html).not.toMatch(/aggregateRating/i);
    expect(head.body.textContent).toContain('4.6');
  });

  it('PUB-AD-07 PUB-AD-08 contain the markup of head and footer code, but none of its scripts', async () => {
    const { answer, head } = await page(
      '/',
      withSettings({
        head_code: '<meta name="proof" content="1"><script>window.a=1</script>',
        footer_code: '<p class="note" style="color:red">Note</p><style>p{}</style>',
      }),
    );
    expect(meta(head, 'proof')).toBe('1');
    expect(head.body.lastElementChild?.className).toBe('note');
    expect(answer.hasSnippets).toBe(true);
    const scripts = [...head.querySelectorAll('script:not([type])')].map(({ textContent }) => textContent);
    expect(scripts).toEqual([bootScript]);
    expect(answer.html).not.toMatch(/<[^>]*\sstyle=/);
    expect(head.querySelector('style')?.textContent).toBe('h1{margin:0}.note{color:red}');
  });

  it('name the hashes of their only script and style', async () => {
    const { answer, head } = await page('/');
    expect(answer.csp.scriptHashes).toEqual([policyHash(bootScript)]);
    expect(answer.csp.styleHashes).toEqual([
      policyHash(head.querySelector('style')?.textContent ?? ''),
      policyHash(''),
    ]);
  });

  it('escape markup in data, which cannot end the state element', async () => {
    const { head } = await page('/bayreuth/autohaus-gruenwald', {
      [SLUG_CALL]: detail({ name: '</script><script>window.evil=1</script>' }),
    });
    expect(head.querySelectorAll('script:not([type])')).toHaveLength(1);
    expect(head.querySelector('h1')?.textContent).toBe('</script><script>window.evil=1</script>');
  });

  it('redirect a renamed business to its current address', async () => {
    const answer = await answerOf('/bayreuth/alter-name', { [OLD_CALL]: detail() });
    expect(answer).toMatchObject({ kind: 'redirect', status: 301, location: '/bayreuth/autohaus-gruenwald' });
  });

  it.each([
    ['/city/Krems?page=2', '/city/Krems%20an%20der%20Donau?page=2'],
    ['/city/KREMS%20an%20der%20Donau', null],
  ])('redirect the city %s to its canonical address', async (path, location) => {
    const city = 'Krems an der Donau';
    const answer = await answerOf(path, {
      [`/api/cities/${path.slice('/city/'.length).split('?')[0]}/businesses`]: {
        businesses: [detail()],
        total: 30,
        page: 1,
        totalPages: 2,
        city,
      },
    });
    expect(answer).toMatchObject(
      location === null ? { kind: 'page', status: 200 } : { kind: 'redirect', status: 301, location },
    );
  });

  it.each([
    ['/bayreuth/gibt-es-nicht', 404],
    ['/categories/unbekannt', 404],
    ['/businesses?page=0', 400],
    ['/city/%E0%A4%A', 400],
    ['/%E0%A4%A', 404],
  ])('of %s have the status %i and are not indexed', async (path, status) => {
    const { answer, head } = await page(path);
    expect(answer).toMatchObject({ status, noindex: true });
    expect(meta(head, 'robots')).toBe('noindex');
  });

  it('PUB-CITY-07 do not let an empty city be indexed', async () => {
    const { answer } = await page('/city/Leer', {
      '/api/cities/Leer/businesses': { businesses: [], total: 0, page: 1, totalPages: 0, city: 'Leer' },
    });
    expect(answer).toMatchObject({ status: 200, noindex: true });
  });

  it('are valid until a shown business opens or closes, and name what they depend on', async () => {
    const openChangesAt = '2026-11-23T07:00:00.000Z';
    const { answer } = await page('/bayreuth/autohaus-gruenwald', { [SLUG_CALL]: detail({ openChangesAt }) });
    expect(answer.validUntil?.toISOString()).toBe(openChangesAt);
    expect(answer.dependencies).toEqual(['settings', `business:${detail().id}`, 'directory']);
    expect(answer.cacheable).toBe(true);
  });

  it('name whether they belong to the site or the panel, and contain only screens of that side', async () => {
    const stateOf = async (path: string, screens?: ScreenSet) => {
      const answer = await answerOf(path, {}, screens);
      if (answer.kind !== 'page') throw new Error(`${path} redirects`);
      const document = new DOMParser().parseFromString(answer.html, 'text/html');
      const state = JSON.parse(document.querySelector('#state')?.textContent ?? '') as object;
      return { ...state, status: answer.status };
    };
    expect(await stateOf('/')).toMatchObject({ status: 200, screens: 'site', siteOrigin: null });
    expect(await stateOf('/admin')).toMatchObject({ status: 200, screens: 'panel', siteOrigin: null });
    expect(await stateOf('/admin', 'site')).toMatchObject({ status: 404, screens: 'site', siteOrigin: null });
    expect(await stateOf('/admin', 'panel')).toMatchObject({
      status: 200,
      screens: 'panel',
      siteOrigin: ORIGIN,
    });
  });
});
