import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logger } from '@gewerk/service-kit';
import { SearchClient } from '../../engine/search.client.js';
import { WarmIndex } from './warm-index.js';

let server: Server;
let answer: { status: number; body: string };
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      asked.push((JSON.parse(body) as { q: string }).q);
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['MEILI_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function warm(): Promise<void> {
  const client = new SearchClient();
  try {
    await new WarmIndex(client).onApplicationBootstrap();
  } finally {
    await client.onApplicationShutdown();
  }
}

it('asks an index for trades, names and all there is before the service is ready', async () => {
  answer = { status: 200, body: '{"hits":[],"estimatedTotalHits":0}' };
  await warm();
  expect(asked).toEqual(expect.arrayContaining(['autowerkstatt', 'muller', '']));
});

it('lets a service without an index become ready, and tells why it was not warmed up', async () => {
  const warned = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  answer = { status: 404, body: '{"code":"index_not_found"}' };
  await warm();
  expect(asked).toHaveLength(1);
  expect(warned.mock.calls).toEqual([
    [
      {
        err: expect.objectContaining({
          message: expect.stringContaining('index_not_found') as string,
        }) as Error,
      },
      'The index could not be warmed up',
    ],
  ]);
});
