import { emptySiteSettings } from '@gewerk/contracts';
import { detail, usualAnswers, type Answers } from '../../../test/fake-api.js';
import { pathOf } from '../../platform/api/api.js';
import type { RenderedPage } from '../../platform/render-contract.js';
import { createRenderer } from './create-renderer.js';
import { policyHash } from './hashes.js';
import { pageStyles } from './page-style.js';

const SLUG_CALL = '/api/businesses/slug/bayreuth/autohaus-gruenwald';
const renderer = createRenderer(
  {
    entry: '/assets/app.js',
    styles: ['/assets/app.css'],
    fonts: ['/assets/font.woff2'],
    styleOf: pageStyles('h1{margin:0}'),
    modulesOf: () => [],
  },
  '/client',
);

async function page(path: string, answers: Answers = {}): Promise<{ answer: RenderedPage; head: Document }> {
  const all: Answers = { ...usualAnswers, [SLUG_CALL]: detail(), ...answers };
  const answer = await renderer.render({
    url: new URL(path, 'http://visited.example'),
    canonicalOrigin: 'https://gewerk.example',
    api: async (route, parameters): Promise<never> => all[pathOf(route, parameters)] as never,
  });
  if (answer.kind !== 'page') throw new Error(`${path} redirects`);
  return { answer, head: new DOMParser().parseFromString(answer.html, 'text/html') };
}

const withFooter = (footer_code: string): Answers => ({
  '/api/admin/settings': { ...emptySiteSettings, footer_code },
});
const bootOf = (head: Document) =>
  JSON.parse(head.getElementById('app-boot')?.textContent ?? '') as Record<string, unknown>;

describe('documents', () => {
  it('are painted without waiting for a style sheet, which loads later', async () => {
    const { answer, head } = await page('/');
    expect(head.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(0);
    expect(answer.linkHeader).not.toContain('as=style');
    expect(bootOf(head)).toEqual({ styles: ['/assets/app.css'], modules: ['/assets/app.js'], waits: false });
  });

  it('preload the largest picture in the head', async () => {
    const { head } = await page('/bayreuth/autohaus-gruenwald', {
      [SLUG_CALL]: detail({ photos: ['/media/9.webp'] }),
    });
    const preloads = head.querySelectorAll('link[rel="preload"][as="image"]');
    expect([...preloads].map((link) => link.parentElement?.tagName)).toEqual(['HEAD']);
  });

  it.each(['/privacy', '/imprint', '/terms', '/about', '/help'])(
    'do not load the scripts of %s before the visitor interacts with it, unless a snippet must run',
    async (path) => {
      expect(bootOf((await page(path)).head).waits).toBe(true);
      const { head } = await page(path, withFooter('<script>window.a=1</script>'));
      expect(bootOf(head).waits).toBe(false);
    },
  );

  it('of the panel wait for the style sheet, and their policy allows the style element', async () => {
    const { answer, head } = await page('/admin');
    expect(head.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe('/assets/app.css');
    expect(answer.csp.styleHashes).toContain(policyHash(head.querySelector('style')?.textContent ?? ''));
  });

  it('leave an unknown city out of the structured breadcrumbs of a business', async () => {
    const { id } = detail();
    const { head } = await page(`/business/${id}`, {
      [`/api/businesses/${id}`]: detail({ city: 'Unknown' }),
    });
    const data = [...head.querySelectorAll('script[type="application/ld+json"]')];
    const path = data.map(({ textContent }) => textContent).find((text) => text?.includes('BreadcrumbList'));
    expect(path).toContain('"position":2');
    expect(path).not.toContain('/city/');
  });
});
