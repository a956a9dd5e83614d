import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { trustOf } from '../http/connections/trusted-proxies.js';
import { PageEntry } from './page-entry.js';
import { serveCachedPages } from './serve-cached-pages.js';

const env = {
  canonicalOrigin: 'https://gewerk.test',
  adminOrigin: 'https://panel.test',
  TRUSTED_PROXIES: '127.0.0.1',
};
const counted: string[] = [];
const seen: string[] = [];
let entry: PageEntry;
let fastify: FastifyInstance;
let isDraining = false;
let wait = 0;

beforeAll(async () => {
  entry = new PageEntry(
    { kind: 'redirect', status: 301, location: '/kept', dependencies: [], cacheable: true },
    60_000,
  );
  await entry.encode('br');
  await entry.encode('identity');
  fastify = Fastify({ trustProxy: trustOf(env.TRUSTED_PROXIES) });
  fastify.all('/*', async (request, reply) => {
    seen.push(`${request.ip} ${request.hostname}`);
    await reply.status(418).send();
  });
  serveCachedPages(fastify, env, {
    pages: { find: pageAt, cached: pageAt },
    domains: {
      find: (host) => (host === 'alias.test' ? { domain: host, targetPath: '', addedAt: '' } : undefined),
    },
    rates: { take: () => wait },
    visits: { page: ({ ip }) => void counted.push(ip) },
    readiness: {
      get isDraining() {
        return isDraining;
      },
    },
  });
  await fastify.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  counted.length = 0;
  seen.length = 0;
  isDraining = false;
  wait = 0;
});
afterAll(() => fastify.close());

const pageAt = (address: string): PageEntry | undefined => (address === '/kept' ? entry : undefined);

/** The head of the response to a request with these lines after the first. */
async function head(lines: string, first = 'GET /kept'): Promise<string> {
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${first} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString();
}

const HOST = 'Host: gewerk.test\r\n';

describe('a cached page', () => {
  it('is sent without Fastify, with the headers of every response, and counted', async () => {
    const sent = await head(HOST);
    expect(sent).toMatch(/^HTTP\/1\.1 301 /);
    for (const header of [
      'location: /kept',
      'content-length: 0',
      'keep-alive: timeout=4',
      'x-content-type-options: nosniff',
      'permissions-policy: ',
      'content-security-policy: ',
      'strict-transport-security: ',
      'cache-control: public',
    ])
      expect(sent).toContain(`\r\n${header}`);
    expect(sent).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/);
    expect([counted, seen]).toEqual([['127.0.0.1'], []]);
  });

  it.each([
    ['another method', HOST, 'HEAD /kept'],
    ['another address', HOST, 'GET /other'],
    ['an alias domain', 'Host: alias.test\r\n'],
    ['an unknown host', 'Host: other.test\r\n'],
    ['a host forwarded by a trusted proxy', `${HOST}X-Forwarded-Host: other.test\r\n`],
    ["the panel's host", 'Host: panel.test\r\n'],
    ['two hosts', `${HOST}${HOST}`],
    ['a body', `${HOST}Content-Length: 1\r\n`],
    ['a body in a form', `${HOST}Content-Type: multipart/form-data; boundary=x\r\n`],
    ['a compressed body', `${HOST}Content-Encoding: gzip\r\n`],
    ['a known version', `${HOST}If-None-Match: "x"\r\n`],
    ['an encoding that is not ready', `${HOST}Accept-Encoding: gzip\r\n`],
    ['a service worker', `${HOST}Service-Worker: script\r\n`],
    ['too many bytes of headers', `${HOST}X: ${'x'.repeat(15_900)}\r\nY: ${'y'.repeat(600)}\r\n`],
  ])('is left to Fastify for %s', async (_what, lines, first = 'GET /kept') => {
    const sent = await head(lines, first);
    expect(sent).not.toMatch(/^HTTP\/1\.1 301 /);
    expect(counted).toEqual([]);
  });

  it('is left to Fastify while the process drains, and over the rate limit', async () => {
    isDraining = true;
    expect(await head(HOST)).toMatch(/^HTTP\/1\.1 418 /);
    isDraining = false;
    wait = 3;
    expect(await head(HOST)).toMatch(/^HTTP\/1\.1 418 /);
    expect(counted).toEqual([]);
  });

  it.each([
    ['', '127.0.0.1 gewerk.test'],
    ['X-Forwarded-For: 203.0.113.7\r\n', '203.0.113.7 gewerk.test'],
    ['X-Forwarded-For: 198.51.100.1, 203.0.113.7\r\n', '203.0.113.7 gewerk.test'],
    [
      'X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Host: a.test, Gewerk.test:8080\r\n',
      '203.0.113.7 Gewerk.test',
    ],
  ])('is counted for the sender that Fastify reads from %j', async (forwarded, sender) => {
    expect(await head(HOST + forwarded)).toMatch(/^HTTP\/1\.1 301 /);
    await head(HOST + forwarded, 'GET /other');
    expect(seen).toEqual([sender]);
    expect(counted).toEqual([sender.split(' ')[0]]);
  });
});
