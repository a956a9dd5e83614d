import type { MessageBus } from '@gewerk/messaging';
import Fastify from 'fastify';
import type { RequestRates } from '../rates/request-rates.js';
import type { SitemapPlan } from './sitemap-plan.js';
import { SitemapController } from './sitemap.controller.js';

const PAGES = 40;
const IN_A_PAGE = 1_000;
const item = { urlSlug: 'krems/moll', updatedAt: '2026-11-25T00:00:00.000Z' };

describe('a file of the sitemap', () => {
  it('is charged by the cost of reading and writing it, not as one request', async () => {
    const charged: number[] = [];
    const rates = { charge: (_: unknown, points: number) => charged.push(points) };
    let page = 0;
    const bus = {
      request: () => {
        page += 1;
        return Promise.resolve({
          items: Array.from({ length: IN_A_PAGE }, () => item),
          next: page < PAGES ? String(page) : null,
        });
      },
    };
    const file = { name: 'businesses-1.xml', tag: '"1"', content: { after: null, until: 'x' } };
    const controller = new SitemapController(
      { files: () => Promise.resolve([file]) } as unknown as SitemapPlan,
      bus as unknown as MessageBus,
      { canonicalOrigin: 'https://gewerk.example' },
      rates as unknown as RequestRates,
    );
    const fastify = Fastify();
    fastify.get<{ Params: { name: string } }>('/sitemaps/:name', (request, reply) =>
      controller.file(request.params.name, reply),
    );
    const ask = (headers = {}) => fastify.inject({ url: '/sitemaps/businesses-1.xml', headers });
    const { body } = await ask();
    expect(body.split('<loc>')).toHaveLength(PAGES * IN_A_PAGE + 1);
    expect(charged.reduce((sum, points) => sum + points, 0)).toBe(200);
    expect((await ask({ 'if-none-match': '"1"' })).statusCode).toBe(304);
    expect(charged).toHaveLength(PAGES);
    await fastify.close();
  });
});
