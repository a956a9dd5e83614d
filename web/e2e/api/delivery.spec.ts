import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/api-test.js';
import { repositoryRoot } from '../system/repository.js';
import { samplePaths } from '../system/samples.js';

const reads = ['/api/cities', '/api/businesses/stats', '/api/businesses/popular', '/', '/businesses'];

test('Reads have an entity tag and return 304 without a body if the client sends it', async ({ request }) => {
  for (const path of [...reads, samplePaths.full, '/api/openapi.json']) {
    const first = await request.get(path);
    const etag = first.headers()['etag'] ?? '';
    expect(etag, path).toMatch(/^"[\w-]+"$/);
    const again = await request.get(path, { headers: { 'if-none-match': `W/${etag}, "other"` } });
    expect(again.status(), path).toBe(304);
    expect(await again.body()).toHaveLength(0);
    const changed = await request.get(path, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status(), path).toBe(200);
  }
});

test('Responses are cached as they may be: data for up to a minute, pages by shared caches, errors never', async ({
  request,
}) => {
  const cacheControl = async (path: string): Promise<string | undefined> =>
    (await request.get(path)).headers()['cache-control'];
  expect(await cacheControl('/api/cities')).toBe('public, max-age=60');
  expect(await cacheControl('/api/businesses/popular')).toBe('public, max-age=30');
  expect(await cacheControl('/api/admin/settings')).toBe('no-cache');
  expect(await cacheControl('/')).toMatch(/^public, max-age=0, s-maxage=\d+, must-revalidate$/);
  expect(await cacheControl('/api/businesses/nothing')).toBe('no-store');
  expect(await cacheControl('/city/Nirgendwo-am-Rand')).toMatch(/no-cache|s-maxage/);
});

test('Responses are compressed as Accept-Encoding allows, with brotli before gzip, and name the encoding', async ({
  request,
}) => {
  for (const path of reads.filter((path) => path !== '/api/businesses/stats')) {
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(path, { headers: { 'accept-encoding': accepted } });
      expect(response.headers()['content-encoding'], `${path} for ${accepted}`).toBe(sent);
      expect(response.headers()['vary']?.toLowerCase()).toContain('accept-encoding');
      // Playwright decodes what it receives: a broken encoding would throw here.
      expect((await response.text()).length).toBeGreaterThan(100);
    }
  }
});

test('Static files are precompressed, immutable and typed', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, entry = ''] = /"modules":\["([^"]+)"/.exec(html) ?? [];
  expect(entry).toMatch(/^\/assets\/[\w-]+\.js$/);
  const response = await request.get(entry, { headers: { 'accept-encoding': 'br' } });
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(response.headers()['content-type']).toMatch(/javascript/);
  expect((await request.get('/assets/nothing.js')).status()).toBe(404);
  const types = {
    '/manifest.webmanifest': 'manifest',
    '/favicon.ico': 'icon',
    '/apple-touch-icon.png': 'png',
  };
  for (const [path, type] of Object.entries(types)) {
    const file = await request.get(path);
    expect(file.status(), path).toBe(200);
    expect(file.headers()['content-type'], path).toContain(type);
  }
  for (const path of ['/nothing.png', '/sw.js', '/.env', '/wp-login.php']) {
    const missing = await request.get(path);
    expect(missing.status(), path).toBe(404);
    expect((await missing.body()).length, path).toBeLessThan(500);
  }
  expect((await request.get('/assets/..%2f..%2fpackage.json')).status()).toBe(404);
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
});

test('Pages allow only their own scripts and styles, by hash', async ({ request }) => {
  for (const path of [
    '/',
    '/businesses',
    '/city/Berlin',
    '/categories/retail',
    samplePaths.full,
    '/no/such',
  ]) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const directive = (name: string): string =>
      policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
    expect(directive('script-src'), path).toMatch(/^script-src 'sha256-[^']{44}' 'strict-dynamic'$/);
    expect(directive('style-src')).toMatch(/^style-src 'self'( 'sha256-[^']{44}')+$/);
    expect(directive('img-src')).toBe("img-src 'self' data:");
    expect(directive('connect-src')).toBe("connect-src 'self'");
    for (const closed of ['object-src', 'base-uri', 'frame-ancestors', 'frame-src']) {
      expect(directive(closed)).toBe(`${closed} 'none'`);
    }
    expect(policy).not.toContain('unsafe');
  }
});

test('Every response forbids sniffing and framing, has a request id and sets no cookie', async ({
  request,
}) => {
  for (const path of ['/', '/api/cities', '/api/nothing', '/favicon.svg', '/healthz']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-request-id'], path).toMatch(/^[\w-]{36}$/);
    expect(headers['permissions-policy'], path).toMatch(
      /^camera=\(\), display-capture=\(\), geolocation=\(self\), microphone=\(\)/,
    );
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('A page is the same for every visitor', async ({ request }) => {
  const german = await request.get('/city/Berlin', { headers: { 'accept-language': 'de', cookie: 'a=1' } });
  const other = await request.get('/city/Berlin', { headers: { 'accept-language': 'tr', cookie: 'a=2' } });
  expect(await german.text()).toBe(await other.text());
});

test('HEAD returns the status and entity tag of GET, without the body', async ({ request }) => {
  for (const path of ['/', '/api/cities', samplePaths.full]) {
    const head = await request.head(path);
    expect(head.status(), path).toBe(200);
    expect(await head.body()).toHaveLength(0);
    expect(head.headers()['etag']).toBe((await request.get(path)).headers()['etag']);
  }
});

test('The gateway reports its health and readiness', async ({ request }) => {
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ status });
    expect(response.headers()['cache-control']).toBe('no-store');
  }
});

test('The server bundle is a single file, so a new build cannot break pages of a running server', async ({
  request,
}) => {
  expect(readdirSync(join(repositoryRoot, 'web/dist/server'))).toEqual(['entry-server.js']);
  for (const language of ['de', 'en', 'tr']) {
    expect((await request.get(`/?lang=${language}`)).status(), language).toBe(200);
  }
});
