import { expect, test } from '../fixtures/api-test.js';

const BUSINESS = '0123456789abcdef01234567';
const json = { 'content-type': 'application/json' };

test('a click is accepted with an empty 204 response', async ({ request }) => {
  const answer = await request.post('/api/clicks', { data: { business: BUSINESS, kind: 'phone' } });
  expect(answer.status()).toBe(204);
  expect(await answer.text()).toBe('');
});

for (const [data, field] of [
  [{ business: 'x', kind: 'phone' }, 'business'],
  [{ business: BUSINESS, kind: 'mail' }, 'kind'],
  [{ business: BUSINESS }, 'kind'],
  [{ business: BUSINESS, kind: 'phone', visitor: 'ida' }, 'visitor'],
] as const) {
  test(`a click of ${JSON.stringify(data)} is refused, naming ${field}`, async ({ request }) => {
    const answer = await request.post('/api/clicks', { data });
    expect(answer.status()).toBe(400);
    expect(((await answer.json()) as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
  });
}

test('a click from another site, in another format or too large is refused', async ({ request }) => {
  const good = { business: BUSINESS, kind: 'phone' };
  const send = (data: unknown, headers: Record<string, string>) =>
    request.post('/api/clicks', { data: JSON.stringify(data), headers }).then((answer) => answer.status());
  expect(await send(good, { ...json, origin: 'https://evil.example' })).toBe(403);
  expect(await send(good, { 'content-type': 'text/plain' })).toBe(415);
  expect(await send({ ...good, more: 'x'.repeat(2_000) }, json)).toBe(413);
});
