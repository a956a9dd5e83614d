import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from '../../env.js';
import { createFastifyAdapter } from '../fastify-adapter.js';

let fastify: FastifyInstance;
let pieces: Buffer[];
let ended = 0;

beforeAll(async () => {
  fastify = createFastifyAdapter({
    TRUSTED_PROXIES: '',
  } as unknown as GatewayEnv).getInstance<FastifyInstance>();
  fastify.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('data', (piece: Buffer) => pieces.push(piece));
    payload.once('end', () => {
      ended += 1;
      done(null, null);
    });
  });
  fastify.post('/', () => ({ done: true }));
  await fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => fastify.close());

/** Sends a body in these chunks. */
async function send(chunks: readonly string[]): Promise<string> {
  pieces = [];
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join(''));
  socket.write('0\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

/** Sends a body in these chunks and expects it to be read to its end. */
async function read(chunks: readonly string[]): Promise<void> {
  expect(await send(chunks)).toMatch(/^HTTP\/1\.1 200 /);
}

const text = (): string => Buffer.concat(pieces).toString();

describe('the body of a request', () => {
  it('arrives in few pieces, however many were sent', async () => {
    const sent = Array.from({ length: 4_000 }, (_, at) => String.fromCharCode(97 + (at % 26)).repeat(20));
    await read(sent);
    expect(text()).toBe(sent.join(''));
    expect(pieces.length).toBeLessThan(20);
  });

  it('is refused if it consists only of tiny pieces, and its rest is not read', async () => {
    const closed = once(fastify.server, 'connection').then(
      ([server]: Socket[]) => server && once(server, 'close'),
    );
    const before = ended;
    const answer = await send(Array<string>(50_000).fill('a'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n.*too many small pieces/s);
    await closed;
    expect(ended).toBe(before);
    expect(await send(Array<string>(2_000).fill('a'))).toMatch(/^HTTP\/1\.1 400 /);
    expect(ended).toBe(before);
    await read(Array<string>(900).fill('a'));
    expect(text()).toBe('a'.repeat(900));
  });

  it('in many small pieces is processed in many turns of the event loop', async () => {
    const sent = Array<string>(40_000).fill('17 bytes, no more');
    let mostATurn = 0;
    let before = 0;
    const count = (): void => {
      mostATurn = Math.max(mostATurn, pieces.length - before);
      before = pieces.length;
      turn = setImmediate(count);
    };
    let turn = setImmediate(count);
    await read(sent);
    clearImmediate(turn);
    expect(text()).toBe(sent.join(''));
    // A read of 64 KB becomes pieces of up to 8 KB.
    expect(mostATurn).toBeLessThanOrEqual(10);
  });

  it('stays in order if small and large pieces alternate', async () => {
    const sent = Array.from({ length: 60 }, (_, at) => `${at}`.repeat(at % 3 === 0 ? 3_000 : 1 + at));
    await read(sent);
    expect(text()).toBe(sent.join(''));
  });

  it.each([[[]], [['a']], [['a'.repeat(1_024)]], [['a'.repeat(8_192), 'b']]])(
    'is complete, even if empty or short (%#)',
    async (sent) => {
      await read(sent);
      expect(text()).toBe(sent.join(''));
    },
  );

  it('to an address without a route is limited like a form', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify('x'.repeat(64 * 1024));
    expect((await fastify.inject({ method: 'POST', url: '/nothing', headers, payload })).statusCode).toBe(
      413,
    );
  });
});
