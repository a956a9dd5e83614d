import { expect, test } from '../fixtures/api-test.js';

interface Listed {
  readonly id: string;
}

/** Size of a JPEG, from its frame header. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
  }
  throw new Error('no frame header');
}

test('PUB-API-21 PUB-API-22 businesses, cities and the site have cacheable share images with an entity tag', async ({
  request,
}) => {
  const [business] = (await (await request.get('/api/businesses/popular?limit=1')).json()) as Listed[];
  const seen = new Set<string>();
  for (const path of [`/api/og/business/${business?.id}`, '/api/og/city/Berlin', '/api/og/site']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type'], path).toBe('image/jpeg');
    expect(headers['cache-control'], path).toBe('public, max-age=3600');
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
    expect(jpegSize(await answer.body()), path).toEqual({ width: 1_200, height: 630 });
    const etag = headers['etag'] ?? '';
    seen.add(etag);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
    expect(await again.body(), path).toHaveLength(0);
  }
  expect(seen.size).toBe(3);
});

test('Unknown pictures return 404, and invalid parameters 400', async ({ request }) => {
  for (const [path, code] of [
    ['/api/og/business/unknown', 'business-not-found'],
    [`/api/og/business/${'0'.repeat(24)}`, 'business-not-found'],
    ['/api/og/city/Nirgendwohausen', 'city-not-found'],
    ['/api/og/village/Berlin', 'route-not-found'],
    ['/media/photos/unknown/0/400', 'business-not-found'],
    ['/media/anything', 'route-not-found'],
  ]) {
    const answer = await request.get(path ?? '');
    expect(answer.status(), path).toBe(404);
    expect(await answer.json(), path).toMatchObject({ code });
  }
  expect((await request.get('/api/og/city/Berlin?size=9000')).status()).toBe(400);
  expect((await request.get(`/media/photos/${'0'.repeat(24)}/0/401`)).status()).toBe(400);
});
