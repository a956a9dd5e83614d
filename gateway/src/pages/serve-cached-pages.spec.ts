import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { PageEntry } from './page-entry.js';
import type { PagesService } from './pages.service.js';
import { serveCachedPages } from './serve-cached-pages.js';

const entry = new PageEntry(
  { kind: 'redirect', status: 301, location: '/kept', dependencies: [], cacheable: true },
  1_000,
);
let fastify: FastifyInstance;

beforeEach(() => {
  fastify = Fastify();
  const pages = { cached: (address: string) => (address === '/kept' ? entry : undefined) } as PagesService;
  serveCachedPages(fastify, { adminOrigin: 'http://panel.test' }, pages, { page: () => undefined });
  fastify.addHook('onRequest', (_request, reply) => void reply.status(418).send());
});

afterEach(() => fastify.close());

const statusOf = async (request: InjectOptions) => (await fastify.inject(request)).statusCode;

describe('cached pages', () => {
  it('are sent before later handlers see the request', async () => {
    expect(await statusOf({ url: '/kept' })).toBe(301);
    expect(await statusOf({ method: 'HEAD', url: '/kept' })).toBe(301);
  });

  it('leave writes, other addresses, the panel’s host and requests with a body to later handlers', async () => {
    expect(await statusOf({ url: '/other' })).toBe(418);
    expect(await statusOf({ method: 'POST', url: '/kept' })).toBe(418);
    expect(await statusOf({ url: '/kept', headers: { host: 'panel.test' } })).toBe(418);
    expect(
      await statusOf({ url: '/kept', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
    ).toBe(418);
  });
});
