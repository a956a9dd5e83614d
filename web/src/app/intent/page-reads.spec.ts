import { defaultSiteIdentity } from '@gewerk/contracts';
import { card, detail, figures, usualAnswers } from '../../../test/fake-api.js';
import { pathOf, givenIn, type Api } from '../../platform/api/api.js';
import { createQueryClient } from '../../platform/api/query-client.js';
import { readInto } from '../../platform/page-reads.js';
import { loadTexts } from '../../texts/catalogues.js';
import { screenAt } from '../router/screen-at.js';
import { siteScreens } from '../screens.js';
import { pageReads } from './page-reads.js';

const answers: Record<string, unknown> = {
  ...usualAnswers,
  '/api/businesses/slug/bayreuth/autohaus-gruenwald': detail(),
  [`/api/businesses/${detail().id}`]: detail(),
  '/api/cities/Bayreuth/businesses': {
    businesses: [card()],
    total: 1,
    page: 1,
    totalPages: 1,
    city: 'Bayreuth',
    categories: { 'kfz-werkstatt': 1 },
  },
  '/api/businesses/category/kfz-werkstatt': {
    ...figures('kfz-werkstatt'),
    businesses: [card()],
    totalPages: 1,
  },
};

/** An API that answers from the table and records its requests. */
function listening(): { api: Api; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    api: (async (route, parameters, query) => {
      const path = pathOf(route, parameters);
      asked.push(`${path} ${JSON.stringify(givenIn(query))}`);
      const answer = answers[path];
      if (answer === undefined) throw Object.assign(new Error(`no ${path}`), { status: 404 });
      return answer as never;
    }) as Api,
  };
}

const PATHS = [
  '/',
  '/?query=Bremsen&location=Bayreuth',
  '/businesses?query=Bremsen&openNow=true&page=2',
  '/city/Bayreuth',
  '/categories',
  '/categories/kfz-werkstatt?sortBy=name',
  '/categories/kfz-werkstatt/Bayreuth',
  `/business/${detail().id}`,
  '/bayreuth/autohaus-gruenwald',
  '/about',
];

describe('the first reads of a page', () => {
  it.each(PATHS)(
    '%s are requested once each by the browser, and all of them by the server too',
    async (path) => {
      const url = new URL(path, 'https://gewerk.example');
      const { screen, params } = screenAt('site', url.pathname);
      const [browser, server] = [listening(), listening()];
      const input = { params, search: url.searchParams };
      const reads = pageReads.get(screen)?.({ ...input, api: browser.api }, readInto(createQueryClient()));
      await Promise.all(Object.values(reads ?? {}).filter((read) => read !== undefined));
      await screen.prepare({
        ...input,
        api: server.api,
        pathname: url.pathname,
        texts: await loadTexts(null),
        language: null,
        queries: createQueryClient(),
        now: Date.now(),
        origin: url.origin,
        site: defaultSiteIdentity,
      });
      expect(browser.asked.length).toBeGreaterThan(0);
      expect(browser.asked).toEqual([...new Set(browser.asked)]);
      expect(server.asked).toEqual(expect.arrayContaining(browser.asked));
    },
  );

  it('exist for every screen whose address or data is not fixed', () => {
    const without = siteScreens.filter((screen) => !pageReads.has(screen)).map(({ path }) => path);
    expect(without).toEqual([
      '/contact',
      '/add-business',
      '/listing-report',
      '/own-listing',
      '/own-listing/end-figures',
      '/newsletter',
      '/help',
      '/privacy',
      '/imprint',
      '/terms',
      '/cookies',
      '/saved',
      '*',
    ]);
  });
});
