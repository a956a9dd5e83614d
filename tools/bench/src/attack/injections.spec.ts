import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { injections } from './injections.js';
import type { Target } from './attempts.js';

let server: Server;
/** The answer of the site under attack to a value of its only parameter. */
let answer: (value: string) => { text: string; headers?: Record<string, string>; status?: number };

beforeAll(async () => {
  const parameters = [{ name: 'trade', in: 'query' }];
  const document = { paths: { '/api/things': { get: { parameters } } } };
  server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://site.example');
    if (pathname === '/api/openapi.json') return void response.end(JSON.stringify(document));
    const { text, headers = {}, status = 200 } = answer(searchParams.get('trade') ?? '');
    response.writeHead(status, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const nothing = JSON.stringify({ total: 0 });

/** The first calls are those of the document. */
const attack = (site: typeof answer) => {
  answer = site;
  const { port } = server.address() as AddressInfo;
  const target = { url: `http://127.0.0.1:${port}`, port, headers: {} } as Target;
  return injections((index) => index < 40).run(target);
};

it('finds nothing if the site treats inputs as plain text', async () => {
  const { count, won, faults } = await attack(() => ({ text: nothing }));
  expect({ count, won, faults }).toEqual({ count: 40, won: [], faults: [] });
});

it.each<[string, typeof answer]>([
  [
    'a filter that was opened',
    (value) => ({ text: JSON.stringify({ total: value.includes(' OR ') ? 9 : 0 }) }),
  ],
  [
    'an operator of a database',
    (value) => ({ text: JSON.stringify({ total: value.includes('$ne') ? 9 : 0 }) }),
  ],
  [
    'a template that was computed',
    (value) => ({ text: value.startsWith('{{') ? String(7331 * 7321) : nothing }),
  ],
  ['the words of an engine', (value) => ({ text: value.includes('"') ? 'MongoServerError: x' : nothing })],
  [
    'a header of the attacker',
    (value) => ({ text: nothing, headers: value.includes('X-Injected') ? { 'x-injected': 'yes' } : {} }),
  ],
])('detects %s', async (_what, site) => {
  const { won } = await attack(site);
  expect(won.length).toBeGreaterThan(0);
});

it('lists requests that return 500', async () => {
  const { faults } = await attack((value) => ({ text: '', status: value === '*' ? 500 : 200 }));
  expect(faults).toEqual(['GET /api/things trade=*']);
});
