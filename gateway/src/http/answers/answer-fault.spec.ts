import { GewerkError } from '@gewerk/contracts';
import Fastify from 'fastify';
import { answerFault } from './answer-fault.js';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const page = { html: '<!doctype html><h1>Etwas ist schiefgegangen</h1>', styleHash: 'sha256-x' };

async function answered(
  error: unknown,
  url = '/berlin/x',
  headers = {},
  renderFault = () => Promise.resolve(page),
) {
  const answer = answerFault({ renderFault });
  const server = Fastify();
  server.get('*', (_request, reply) => {
    answer(reply, error);
    return reply;
  });
  return server.inject({ url, headers });
}

const busy = new GewerkError('unavailable', 'Too many pages are being rendered; try again later.');

it.each([
  [new Error('a fault'), 500],
  [busy, 503],
  [new GewerkError('rate-limited', 'Too many requests; try again in 5 s.'), 429],
])('shows a browser an error page: %s', async (error, status) => {
  const { statusCode, headers, body } = await answered(error, '/berlin/x', BROWSER);
  expect([statusCode, body]).toEqual([status, page.html]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("style-src 'sha256-x'"),
  });
  expect(headers['retry-after']).toBe(status === 503 ? '1' : undefined);
});

it.each([
  ['a program', busy, '/berlin/x', {}],
  ['a call of the API', busy, '/api/businesses/search', BROWSER],
  ['a file that is missing', new GewerkError('route-not-found', 'x'), '/x.png', BROWSER],
])('responds to %s with a problem document', async (_whose, error, url, headers) => {
  const { headers: sent } = await answered(error, url, headers);
  expect(sent['content-type']).toBe('application/problem+json; charset=utf-8');
});

it('responds with a problem document if the error page fails too', async () => {
  const { statusCode, headers } = await answered(busy, '/', BROWSER, () =>
    Promise.reject(new Error('no texts')),
  );
  expect([statusCode, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
});
