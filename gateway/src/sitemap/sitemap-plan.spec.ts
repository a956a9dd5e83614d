import { listCategories, type Operation, scanCities, summarizeAddresses } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import type { Renderer } from '@gewerk/web/server';
import type { PagesService } from '../pages/pages.service.js';
import { SitemapPlan } from './sitemap-plan.js';

const id = (number: number): string => String(number).padStart(24, '0');

/** Ranges of businesses as the directory returns them, each beginning after the previous one. */
const ranges = [
  { last: id(50_000), listed: 50_000, updatedAt: '2026-11-01T00:00:00.000Z', hasMore: true },
  { last: id(100_000), listed: 0, updatedAt: '2026-11-02T00:00:00.000Z', hasMore: true },
  { last: id(100_007), listed: 7, updatedAt: '2026-11-03T00:00:00.000Z', hasMore: false },
];

function planOf(options: { cities?: number; fails?: () => boolean } = {}) {
  const asked: unknown[] = [];
  const request = (operation: Operation, input: { after: string | null }): Promise<unknown> => {
    asked.push(operation);
    if (options.fails?.()) return Promise.reject(new Error('away'));
    if (operation === listCategories) {
      return Promise.resolve([
        { slug: 'handwerker', total: 3 },
        { slug: 'restaurant', total: 0 },
      ]);
    }
    if (operation === scanCities) {
      const cities = Array.from({ length: options.cities ?? 1 }, (_, index) => ({
        city: `Bad Ort ${index}`,
        categories: { handwerker: 3, restaurant: 2 },
      }));
      return Promise.resolve(
        input.after === null
          ? { items: cities.slice(0, 1), next: 'bad-ort-0' }
          : { items: cities.slice(1), next: null },
      );
    }
    if (operation !== summarizeAddresses) throw new Error(`unexpected ${operation.subject}`);
    return Promise.resolve(ranges.find((_, index) => (ranges[index - 1]?.last ?? null) === input.after));
  };
  const pages = {
    cached: () => undefined,
    render: (path: string) => Promise.resolve({ isIndexed: path !== '/terms' }),
  };
  const renderer = { ownPaths: () => Promise.resolve(['/', '/help', '/blog/a', '/terms']) };
  const plan = new SitemapPlan(
    { request } as unknown as MessageBus,
    pages as unknown as PagesService,
    renderer as unknown as Renderer,
  );
  return { plan, asked };
}

describe('the sitemap', () => {
  it('lists existing, indexable pages, and categories with businesses', async () => {
    const [pages] = await planOf().plan.files();
    expect(pages).toMatchObject({
      name: 'pages.xml',
      content: { paths: ['/', '/help', '/blog/a', '/categories/handwerker'] },
    });
  });

  it('has a file for each range of businesses, none for a range without listed ones', async () => {
    const files = (await planOf().plan.files()).filter(({ name }) => name.startsWith('businesses'));
    expect(files).toMatchObject([
      {
        name: 'businesses-1.xml',
        content: { after: null, until: id(50_000) },
        updatedAt: ranges[0]!.updatedAt,
      },
      {
        name: 'businesses-3.xml',
        content: { after: id(100_000), until: id(100_007) },
        updatedAt: ranges[2]!.updatedAt,
      },
    ]);
    expect(new Set(files.map(({ tag }) => tag)).size).toBe(2);
  });

  it('has at most 50,000 addresses per file', async () => {
    const files = (await planOf({ cities: 50_001 }).plan.files()).filter(({ name }) =>
      name.startsWith('cities'),
    );
    expect(files.map(({ name, content }) => [name, 'paths' in content && content.paths.length])).toEqual([
      ['cities-1.xml', 50_000],
      ['cities-2.xml', 1],
    ]);
  });

  it('lists pages of categories in cities that have enough businesses', async () => {
    const files = await planOf({ cities: 2 }).plan.files();
    expect(files.find(({ name }) => name === 'categories-1.xml')).toMatchObject({
      content: { paths: ['/categories/handwerker/Bad%20Ort%200', '/categories/handwerker/Bad%20Ort%201'] },
    });
  });

  it('is planned once for simultaneous requests, and again after a failure', async () => {
    let away = true;
    const { plan, asked } = planOf({ fails: () => away });
    await expect(plan.files()).rejects.toThrow('away');
    away = false;
    asked.length = 0;
    await Promise.all([plan.files(), plan.files()]);
    await plan.files();
    expect(asked.filter((operation) => operation === listCategories)).toHaveLength(1);
  });
});
