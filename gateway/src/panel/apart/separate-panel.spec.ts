import { panelPaths } from '@gewerk/contracts/http';
import Fastify, { type FastifyInstance } from 'fastify';
import { separatePanel } from './separate-panel.js';

const SITE = 'gewerk.example';
const PANEL = 'admin.gewerk.example';

async function gatewayWith(adminOrigin: string | undefined): Promise<FastifyInstance> {
  const fastify = Fastify();
  separatePanel(fastify, { adminOrigin });
  fastify.all('/api/admin/*', () => 'a call');
  fastify.get('/*', () => 'a page');
  await fastify.ready();
  return fastify;
}

const statusOf = async (
  fastify: FastifyInstance,
  host: string,
  url: string,
  method: 'GET' | 'POST' = 'GET',
) => (await fastify.inject({ method, url, headers: { host } })).statusCode;

describe('the panel on a separate host', () => {
  it.each([
    ['/api/admin/session'],
    ['/api/admin'],
    ['/api/%61dmin/audit'],
    ['/api/admin/nothing-here'],
    ['/api/admin/settings/'],
  ])('is not served on other hosts: GET %s', async (url) => {
    const fastify = await gatewayWith(`https://${PANEL}`);
    for (const host of [SITE, `${SITE}:8443`, '10.0.0.7', 'unknown.example'])
      expect(await statusOf(fastify, host, url)).toBe(404);
    expect(await statusOf(fastify, PANEL, url)).toBe(200);
  });

  it('leaves the settings, which public pages show, readable on both hosts', async () => {
    const fastify = await gatewayWith(`https://${PANEL}`);
    for (const host of [SITE, PANEL]) expect(await statusOf(fastify, host, '/api/admin/settings')).toBe(200);
    expect(await statusOf(fastify, SITE, '/api/admin/settings', 'POST')).toBe(404);
  });

  it.each(['/', '/businesses', '/api/cities', '/admin/x', '/ADMIN', '/sitemap.xml', '/api/og/site'])(
    'serves nothing of the site: GET %s',
    async (url) => {
      const fastify = await gatewayWith(`https://${PANEL}`);
      expect(await statusOf(fastify, PANEL, url)).toBe(url === '/' ? 302 : 404);
      expect(await statusOf(fastify, SITE, url)).toBe(200);
    },
  );

  it.each([
    ...panelPaths,
    '/assets/x.js',
    '/favicon.svg',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/media/photos/a/0/400',
    '/api/cities/Bayreuth/businesses',
    '/healthz',
  ])('serves what its pages load: GET %s', async (url) => {
    const fastify = await gatewayWith(`https://${PANEL}`);
    for (const host of [PANEL, PANEL.toUpperCase(), `${PANEL}.`, `${PANEL}:8443`])
      expect(await statusOf(fastify, host, url)).toBe(200);
  });

  it('is served on every host if no separate host is set', async () => {
    const fastify = await gatewayWith(undefined);
    for (const url of ['/admin', '/api/admin/session']) expect(await statusOf(fastify, SITE, url)).toBe(200);
  });
});
