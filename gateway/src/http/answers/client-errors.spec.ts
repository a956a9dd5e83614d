import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { answerClientError } from './client-errors.js';

const WITHIN_MS = 50;

let server: Server;

beforeAll(async () => {
  server = createServer({ headersTimeout: WITHIN_MS, connectionsCheckingInterval: WITHIN_MS });
  server.on('clientError', (error, socket) => answerClientError(error, socket as never));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

/** The bytes received until the server closes. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(sent));
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
}

describe('a connection on which no complete request arrived in time', () => {
  it('is closed without a response if nothing arrived, so that a request in flight is repeated', async () => {
    expect(await answerTo('')).toBe('');
  });

  it('gets 408 if part of a request arrived', async () => {
    const answer = await answerTo('GET / HTTP/1.1\r\nHost: gewerk.example\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 408 request timeout\r\n/);
    expect(answer).toContain('connection: close');
    expect(answer).toContain('The request did not arrive in time; send it again.');
  });
});
