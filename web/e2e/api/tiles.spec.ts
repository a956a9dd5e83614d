import { expect, test } from '../fixtures/api-test.js';

/** The tile of level 4 that contains most of Germany. */
const TILE = '/api/tiles/4/8/5';

test('Map tiles are vector tiles that browsers cache and revalidate by their tag', async ({ request }) => {
  const tile = () => request.get(TILE);
  // The tile is built from the index a few seconds after the system has started.
  await expect(async () => expect((await tile()).status()).toBe(200)).toPass();
  const answer = await tile();
  const headers = answer.headers();
  expect(headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect((await answer.body()).includes('businesses')).toBe(true);
  const again = await request.get(TILE, { headers: { 'if-none-match': headers['etag'] ?? '' } });
  expect(again.status()).toBe(304);
  const none = await request.get(`${TILE}?minRating=4.5&openAlways=true&trade=none`);
  expect((await none.body()).includes('count')).toBe(false);
});

test('Invalid tiles and filters are refused, naming the field', async ({ request }) => {
  for (const [path, field] of [
    ['/api/tiles/4/16/5', 'x'],
    ['/api/tiles/99/0/0', 'z'],
    ['/api/tiles/4/8/north', 'y'],
    [`${TILE}?category=raumfahrt`, 'category'],
    [`${TILE}?minRating=6`, 'minRating'],
  ]) {
    const answer = await request.get(path ?? '');
    expect(answer.status(), path).toBe(400);
    expect(await answer.json(), path).toMatchObject({ code: 'invalid-input', errors: [{ field }] });
  }
});
