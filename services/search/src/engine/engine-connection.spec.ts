import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EngineUnavailable } from './engine-query.js';
import { EngineConnection } from './engine-connection.js';

const ask = () => client.ask('/indexes/businesses/search', '{"q":""}', 1_000);

let server: Server;
let client: EngineConnection;
let asked = 0;
let answer: { status: number; body: string } | null = null;
beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    if (answer) response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = 0;
  client = new EngineConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'key');
});
afterEach(() => client.close());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('gives up on an engine that does not answer, and sends no request after three failures', async () => {
  answer = null;
  const started = Date.now();
  const outcomes = await Promise.allSettled([ask(), ask(), ask()]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(EngineUnavailable) });
  expect(Date.now() - started).toBeLessThan(4_000);
  await expect(ask()).rejects.toThrow('failed just now');
  expect(asked).toBe(3);
});

it('keeps querying an engine that has no index yet', async () => {
  answer = { status: 404, body: '{"code":"index_not_found"}' };
  for (let time = 0; time < 5; time += 1) await expect(ask()).rejects.toBeInstanceOf(EngineUnavailable);
  answer = { status: 200, body: '{"hits":[],"estimatedTotalHits":0}' };
  await expect(ask()).resolves.toEqual({ hits: [], estimatedTotalHits: 0 });
  expect(asked).toBe(6);
});

it('treats a response that is not JSON as a failure of the engine', async () => {
  answer = { status: 200, body: '<html>' };
  await expect(ask()).rejects.toBeInstanceOf(EngineUnavailable);
});
