import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../fixtures/api-test.js';
import { openForm } from '../fixtures/open-form.js';
import { logIn } from '../fixtures/owner.js';

const message = {
  name: 'Ida',
  email: 'ida@ida.example',
  category: 'general',
  subject: 'Frage',
  message: 'Wo?',
};

interface Told {
  readonly id?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

const tell = async (response: APIResponse): Promise<Told> => (await response.json()) as Told;

test.describe('a public form', () => {
  test('PUB-ADD-19 is stored once even if it is sent twice, and its token is valid for nothing else', async ({
    request,
  }) => {
    const data = { ...message, form_token: await openForm(request, 'contact') };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await request.post('/api/contact', { data, headers });
    expect(first.status()).toBe(201);
    const again = await request.post('/api/contact', { data, headers });
    expect(again.status()).toBe(201);
    expect(await again.json()).toEqual(await first.json());
    const replayed = await request.post('/api/contact', { data: { ...data, subject: 'Noch eine' } });
    expect(replayed.status()).toBe(409);
    expect((await tell(replayed)).errors?.map(({ field }) => field)).toEqual(['form_token']);
    const elsewhere = await request.post('/api/submissions', { data: { form_token: data.form_token } });
    expect(elsewhere.status()).toBe(400);
  });

  test('PUB-ADD-19 is refused with the hidden field filled in, an invented token, no token or an unknown field', async ({
    request,
  }) => {
    const { token } = (await (await request.get('/api/form-token?form=contact')).json()) as { token: string };
    for (const [data, status, field] of [
      [{ ...message, form_token: token, homepage: 'https://spam.example' }, 400, 'homepage'],
      [{ ...message, form_token: 'contact.1.x.y' }, 403, 'form_token'],
      [message, 400, 'form_token'],
      [{ ...message, form_token: token, extra: 1 }, 400, 'extra'],
    ] as const) {
      const response = await request.post('/api/contact', { data });
      expect(response.status(), field).toBe(status);
      expect((await tell(response)).errors?.map((error) => error.field)).toEqual([field]);
    }
    expect((await request.get('/api/form-token?form=other')).status()).toBe(400);
  });

  test('is refused from other sites, with other content types, and if it is malformed or too large', async ({
    request,
  }) => {
    const send = async (options: Parameters<APIRequestContext['post']>[1]): Promise<number> =>
      (await request.post('/api/contact', options)).status();
    expect(await send({ data: message, headers: { origin: 'https://evil.example' } })).toBe(403);
    expect(await send({ data: message, headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await send({ form: message })).toBe(415);
    expect(await send({ data: 'text', headers: { 'content-type': 'text/plain' } })).toBe(415);
    expect(await send({ data: { ...message, message: 'x'.repeat(70_000) } })).toBe(413);
    expect(await send({ data: '{', headers: { 'content-type': 'application/json' } })).toBe(400);
    expect(await send({ data: message, headers: { 'idempotency-key': 'short' } })).toBe(400);
    const foreign = await request.post('/api/submissions', { data: [] });
    expect(foreign.status()).toBe(400);
  });

  test('names every invalid field and what would be valid', async ({ request }) => {
    const data = {
      name: 'Bank\u202etxt.exe',
      email: 'a@b.example\r\nBcc: c@d.example',
      category: 'spam',
      subject: '\u200b',
      message: 'x'.repeat(10_000),
      form_token: 'x',
    };
    const response = await request.post('/api/contact', { data });
    expect(response.status()).toBe(400);
    const { errors = [] } = await tell(response);
    expect(errors.map(({ field }) => field)).toEqual(['name', 'email', 'category', 'subject', 'message']);
    expect(errors.map(({ message: fault }) => fault).join(';')).toMatch(
      /direction.*single line.*must be one of.*must not be empty.*5000 characters/,
    );
  });
});

test('PUB-CONTACT-05 the operator finds a message, marks it, exports it as CSV and deletes it', async ({
  request,
}) => {
  const subject = `=Frage ${randomUUID()}`;
  const data = { ...message, subject, form_token: await openForm(request, 'contact') };
  const { id } = await tell(await request.post('/api/contact', { data }));
  const headers = await logIn(request);
  const find = async (state: string): Promise<string[]> => {
    const response = await request.get('/api/admin/messages', { params: { state, query: subject } });
    return ((await response.json()) as { messages: { id: string }[] }).messages.map((found) => found.id);
  };
  expect(await find('open')).toEqual([id]);
  const marked = await request.put(`/api/admin/messages/${id}`, { data: { answered: true }, headers });
  expect(marked.status()).toBe(200);
  expect([await find('open'), await find('answered')]).toEqual([[], [id]]);
  const csv = await request.get('/api/admin/messages/export');
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(await csv.text()).toContain(`,'${subject},Wo?\r\n`);
  expect((await request.delete(`/api/admin/messages/${id}`, { headers })).status()).toBe(200);
  expect(await find('all')).toEqual([]);
});
