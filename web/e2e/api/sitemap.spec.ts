import { XMLParser, XMLValidator } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/api-test.js';

interface Entry {
  readonly loc: string;
  readonly lastmod?: string;
}

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

async function read(request: APIRequestContext, url: string): Promise<string> {
  const answer = await request.get(url);
  expect(answer.status(), url).toBe(200);
  expect(answer.headers()['content-type'], url).toBe('application/xml; charset=utf-8');
  const xml = await answer.text();
  expect(XMLValidator.validate(xml), url).toBe(true);
  return xml;
}

async function readSitemap(request: APIRequestContext): Promise<Map<string, Entry[]>> {
  const index = parser.parse(await read(request, '/sitemap.xml')) as { sitemapindex: { sitemap: Entry[] } };
  const files = new Map<string, Entry[]>();
  for (const { loc, lastmod } of index.sitemapindex.sitemap) {
    const { urlset } = parser.parse(await read(request, loc)) as { urlset: { url: Entry[] } };
    files.set(loc, urlset.url);
    if (!loc.includes('/businesses-')) continue;
    const latest = urlset.url.map((url) => url.lastmod ?? '').sort();
    expect(lastmod, loc).toBe(latest.at(-1));
  }
  return files;
}

test('The sitemap names every listed business and city once, businesses with the time of their last change', async ({
  request,
  baseURL,
}) => {
  const files = await readSitemap(request);
  const addresses = [...files.values()].flat().map(({ loc }) => loc);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address.startsWith(`${baseURL}/`))).toBe(true);
  for (const urls of files.values()) expect(urls.length).toBeLessThanOrEqual(50_000);

  const { total, cities } = (await (await request.get('/api/businesses/stats')).json()) as Record<
    string,
    number
  >;
  const businesses = [...files].filter(([name]) => name.includes('/businesses-')).flatMap(([, urls]) => urls);
  expect(businesses).toHaveLength(total ?? -1);
  expect(businesses.every(({ lastmod }) => !Number.isNaN(Date.parse(lastmod ?? '')))).toBe(true);
  expect(addresses.filter((address) => address.includes('/city/'))).toHaveLength(cities ?? -1);
  const own = ['/', '/businesses', '/about', '/blog', '/contact', '/add-business', '/help'];
  const articles = [...(await (await request.get('/blog')).text()).matchAll(/href="(\/blog\/[^"?]+)"/g)];
  expect(articles.length).toBeGreaterThan(5);
  for (const path of [...own, '/categories/kfz-werkstatt', ...articles.map(([, path]) => path)])
    expect(addresses).toContain(`${baseURL}${path}`);
});

test('PUB-SEO-02 noindex pages are not in the sitemap, and pages in it return 200', async ({
  request,
  baseURL,
}) => {
  const files = await readSitemap(request);
  const addresses = [...files.values()].flat().map(({ loc }) => loc);
  for (const path of ['/privacy', '/imprint', '/terms']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
    expect(addresses).not.toContain(`${baseURL}${path}`);
  }
  for (const [name, urls] of files) {
    for (const url of [urls[0], urls[Math.floor(urls.length / 2)], urls.at(-1)]) {
      const page = await request.get(url?.loc ?? '', { maxRedirects: 0 });
      expect(page.status(), `${url?.loc} of ${name}`).toBe(200);
      expect(page.headers()['x-robots-tag'], url?.loc).toBeUndefined();
      expect(await page.text(), url?.loc).toContain(`<link rel="canonical" href="${url?.loc}">`);
    }
  }
});

test('Sitemap files are compressed, and not sent again to clients that have them', async ({ request }) => {
  const answer = await request.get('/sitemaps/businesses-1.xml', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()['content-encoding']).toBe('gzip');
  const etag = answer.headers()['etag'] ?? '';
  const again = await request.get('/sitemaps/businesses-1.xml', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect((await request.get('/sitemaps/businesses-999.xml')).status()).toBe(404);
  expect((await request.get('/sitemaps/')).status()).toBe(404);
});

test('robots.txt names the sitemap, disallows the panel and the data, and allows share images', async ({
  request,
  baseURL,
}) => {
  const url = `${baseURL}/robots.txt`;
  const answer = await request.get(url);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const robots = robotsParser(url, await answer.text());
  expect(robots.getSitemaps()).toEqual([`${baseURL}/sitemap.xml`]);
  const allowed = (path: string) => robots.isAllowed(`${baseURL}${path}`, 'Googlebot');
  for (const path of ['/', '/city/Berlin', '/api/og/city/Berlin', '/assets/x.js', '/media/photos/1/0/400']) {
    expect(allowed(path), path).toBe(true);
  }
  for (const path of ['/admin', '/admin/settings', '/api/businesses/search', '/api/openapi.json']) {
    expect(allowed(path), path).toBe(false);
  }
});
