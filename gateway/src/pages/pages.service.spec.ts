import type { RenderedPage } from '@gewerk/web/server';
import { PageCache } from './page-cache.js';
import type { PageRenderer } from './page-renderer.js';
import { PagesService } from './pages.service.js';

const answer = (status: number, validUntil: Date | null): RenderedPage => ({
  kind: 'page',
  status,
  html: `<!doctype html>${status}`,
  dependencies: ['business:1'],
  cacheable: true,
  csp: { scriptHashes: [], styleHashes: [] },
  hasSnippets: false,
  isPrivate: false,
  noindex: false,
  linkHeader: '',
  validUntil,
  language: 'de',
  counted: null,
});

/** Pages whose renderer returns these answers one after the other. */
function pagesOf(cache: PageCache, ...answers: RenderedPage[]): PagesService {
  const render = (): Promise<RenderedPage> => Promise.resolve(answers.shift() ?? answer(500, null));
  return new PagesService(cache, { render } as unknown as PageRenderer);
}

describe('a page that cannot be rendered while a service is unavailable', () => {
  it('is served stale after it has expired', async () => {
    const pages = pagesOf(new PageCache(1_000_000), answer(200, new Date(Date.now() - 1)), answer(503, null));
    const first = await pages.render('/a/b');
    expect(pages.cached('/a/b')).toBeUndefined();
    expect(await pages.render('/a/b')).toBe(first);
  });

  it('is not served stale once its content has changed, nor if it was never cached', async () => {
    const cache = new PageCache(1_000_000);
    const pages = pagesOf(cache, answer(200, new Date(Date.now() - 1)), answer(503, null), answer(503, null));
    await pages.render('/a/b');
    cache.drop(['business:1']);
    expect((await pages.render('/a/b')).status).toBe(503);
    expect((await pages.render('/c/d')).status).toBe(503);
  });
});
