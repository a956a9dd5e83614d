import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { createFastifyAdapter } from './fastify-adapter.js';

let fastify: FastifyInstance;
let pieces: Buffer[];

beforeAll(async () => {
  fastify = createFastifyAdapter({
    TRUSTED_PROXIES: '',
  } as unknown as GatewayEnv).getInstance<FastifyInstance>();
  fastify.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('data', (piece: Buffer) => pieces.push(piece));
    payload.once('end', () => done(null, null));
  });
  fastify.post('/', () => ({ done: true }));
  await fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => fastify.close());

/** Sends a body of these chunks; answers when it was read. */
async function send(chunks: readonly string[]): Promise<void> {
  pieces = [];
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join(''));
  socket.write('0\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
}

const text = (): string => Buffer.concat(pieces).toString();

describe('the body of a request', () => {
  it('comes in few pieces, in however many it was sent', async () => {
    const sent = Array.from({ length: 40_000 }, (_, at) => String.fromCharCode(97 + (at % 26)));
    await send(sent);
    expect(text()).toBe(sent.join(''));
    expect(pieces.length).toBeLessThan(20);
  });

  it('stays in order where small and large pieces take turns', async () => {
    const sent = Array.from({ length: 60 }, (_, at) => `${at}`.repeat(at % 3 === 0 ? 3_000 : 1 + at));
    await send(sent);
    expect(text()).toBe(sent.join(''));
  });

  it.each([[[]], [['a']], [['a'.repeat(1_024)]], [['a'.repeat(8_192), 'b']]])(
    'is whole, be it empty or short (%#)',
    async (sent) => {
      await send(sent);
      expect(text()).toBe(sent.join(''));
    },
  );

  it('to an address without a route is bounded as a form is', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify('x'.repeat(64 * 1024));
    expect((await fastify.inject({ method: 'POST', url: '/nothing', headers, payload })).statusCode).toBe(
      413,
    );
  });
});
