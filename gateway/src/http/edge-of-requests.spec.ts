import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { formEndpoints, ownListingEndpoints, panelEndpoints } from '@gewerk/contracts/serving';
import { FORM_MAX_BYTES } from '@gewerk/contracts/limits';
import { fakeOnly } from '@gewerk/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { refuseUnknownHosts } from '../alias-redirects/refuse-unknown-hosts.js';
import { boundBodies } from './bodies/bound-bodies.js';
import { endUnreadBodies } from './bodies/end-unread-bodies.js';
import { addRequestGuards } from './guards/request-guards.js';
import { sendProblem } from './answers/send-problem.js';

const FORM = formEndpoints.contact.path;
const WITHOUT_SESSION = [
  ...Object.values(panelEndpoints).flatMap(({ needs, path }) => (needs === 'nothing' ? [path] : [])),
  ownListingEndpoints.change.path,
  '/api/of-tomorrow',
];

let fastify: FastifyInstance;

beforeAll(async () => {
  fastify = Fastify();
  addRequestGuards(fastify, { take: () => 0 }, sendProblem);
  refuseUnknownHosts(fastify, {
    canonicalOrigin: 'https://gewerk.example',
    adminOrigin: 'https://admin.gewerk.example',
  });
  endUnreadBodies(fastify);
  boundBodies(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/refused') void sendProblem(reply, new Error('refused'));
    else done();
  });
  fastify.post(FORM, ({ body }) => body);
  // As in the gateway, panel calls that an operation answers share one route.
  for (const path of [...WITHOUT_SESSION, panelEndpoints.importPreview.path, '/api/admin/*'])
    fastify.post(path, () => 'read');
  fastify.post('/refused', () => 'never');
  fastify.get('/*', () => 'a page');
  await fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => fastify.close());

/**
 * Sends text unchanged. Returns the response, and whether the server has closed the connection, once it has
 * closed or `until` occurs in the response.
 */
function exchange(sent: string, until?: RegExp): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((resolve, reject) => {
    const { port } = fastify.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    let text = '';
    const end = (isClosed: boolean): void => {
      socket.destroy();
      resolve({ text, isClosed });
    };
    socket.setTimeout(4_000, () => end(false));
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (until?.test(text)) end(false);
    });
    socket.once('end', () => end(true));
    socket.once('error', reject);
  });
}

const statusOf = ({ text }: { text: string }): number => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
const HOST = 'Host: gewerk.example\r\n';
const END = 'Connection: close\r\n\r\n';

describe('the edge of requests', () => {
  it.each([
    ['an absolute target', `GET http://gewerk.example/ HTTP/1.1\r\n${HOST}${END}`],
    ['an absolute target of another site', `GET http://evil.example/x HTTP/1.1\r\n${HOST}${END}`],
    ['two Host headers', `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${END}`],
    ['the same Host header twice', `GET / HTTP/1.1\r\n${HOST}${HOST}${END}`],
    ['no Host header', `GET / HTTP/1.1\r\n${END}`],
  ])('refuses %s with 400', async (_, request) => {
    expect(statusOf(await exchange(request))).toBe(400);
  });

  it.each([
    ['gewerk.example', 200],
    ['GEWERK.example.:8443', 200],
    ['admin.gewerk.example', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['localhost', 200],
    ['gateway:3000', 200],
    ['unknown.example', 404],
    ['gewerk.example.evil.example', 404],
    ['127.0.0.1.evil.example', 404],
  ])('returns for the host %s the status %i', async (host, status) => {
    expect((await fastify.inject({ url: '/', headers: { host } })).statusCode).toBe(status);
    expect((await fastify.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  });

  const tooMuch = JSON.stringify({ text: 'x'.repeat(FORM_MAX_BYTES) });
  const chunked = `${tooMuch.length.toString(16)}\r\n${tooMuch}\r\n0\r\n\r\n`;
  const form = (headers: string, body: string): string =>
    `POST ${FORM} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`;

  it.each([
    ['announced', form(`Content-Length: ${tooMuch.length}\r\n`, tooMuch), 413],
    ['in chunks', form('Transfer-Encoding: chunked\r\n', chunked), 413],
    ['compressed', form('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'), 415],
    ['within the limit', form('Content-Length: 2\r\nConnection: close\r\n', '{}'), 200],
  ])('checks the body of a form %s', async (_, request, status) => {
    expect(statusOf(await exchange(request, /^HTTP/))).toBe(status);
  });

  it.each(WITHOUT_SESSION)('limits the body of a call without a session to %s like a form', async (url) => {
    const headers = { host: 'localhost', 'content-type': 'application/json' };
    const send = (path: string) => fastify.inject({ method: 'POST', url: path, headers, payload: tooMuch });
    expect((await send(url)).statusCode).toBe(413);
    for (const { path } of [panelEndpoints.saveSettings, panelEndpoints.importPreview])
      expect((await send(path)).statusCode).toBe(200);
  });

  const refused = (headers: string): string =>
    `POST /refused HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n`;

  it.each([
    ['of 20 MB', refused('Content-Length: 20971520\r\n')],
    ['of 100 bytes', refused('Content-Length: 100\r\n')],
    ['in chunks', refused('Transfer-Encoding: chunked\r\n')],
  ])('closes the connection at once if a body %s is refused before it arrives', async (_, request) => {
    const answer = await exchange(request);
    expect(statusOf(answer)).toBe(500);
    expect(answer.text).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer.text).not.toMatch(/keep-alive/i);
    expect(answer.isClosed).toBe(true);
  });

  describe('for a caller that keeps sending after it was refused', () => {
    // The time for reading the rest passes only when a test advances it.
    beforeEach(() => void jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout')));
    afterEach(() => void jest.useRealTimers());

    /** Sends a head that is refused; resolves once the server has sent everything and closed its side. */
    async function refusedCaller(
      head = refused('Content-Length: 20971520\r\n'),
    ): Promise<{ caller: Socket; server: Socket; faults: Error[] }> {
      const { port } = fastify.server.address() as AddressInfo;
      const accepted = once(fastify.server, 'connection') as Promise<[Socket]>;
      // The client reads nothing until it has sent everything, so anything that a reset discards is lost.
      const caller = connect({ port, host: '127.0.0.1' }).pause();
      const faults: Error[] = [];
      caller.on('error', (fault) => faults.push(fault));
      caller.write(`${head}x`);
      const [server] = await accepted;
      while (!server.writableEnded && !server.destroyed) await setImmediate();
      return { caller, server, faults };
    }

    it.each(['GET', 'HEAD'])('the rest of a body of %s is not read', async (method) => {
      const { caller, server } = await refusedCaller(
        `${method} /a-page HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1\r\n`,
      );
      if (!server.destroyed) await once(server, 'close');
      expect(server.destroyed).toBe(true);
      caller.destroy();
    });

    it.each([
      ['that is refused', refused('Content-Length: 20971520\r\n'), 500],
      ['that is too large', form('Content-Length: 20971520\r\n', ''), 413],
    ])(
      'the rest of a body %s is read and dropped, so that it receives the response',
      async (_, head, status) => {
        const { caller, faults } = await refusedCaller(head);
        for (let part = 0; part < 64; part += 1)
          await new Promise<void>((resolve) => caller.write(Buffer.alloc(64 * 1024), () => resolve()));
        const parts = await caller.toArray();
        expect(faults).toEqual([]);
        const text = Buffer.concat(parts).toString();
        expect(statusOf({ text })).toBe(status);
        expect(text).toMatch(/\r\nconnection: close\r\n[^]*\}$/i);
      },
    );

    it('the connection is cut after a second, whatever remains to be sent', async () => {
      const { caller, server } = await refusedCaller();
      jest.advanceTimersByTime(999);
      expect(server.destroyed).toBe(false);
      jest.advanceTimersByTime(1);
      expect(server.destroyed).toBe(true);
      caller.destroy();
    });
  });

  it('keeps the connection if a refused body has arrived completely', async () => {
    const twice = `${refused('Content-Length: 2\r\n')}{}`.repeat(2);
    const { text } = await exchange(twice, /HTTP\/1\.1 500[^]+HTTP\/1\.1 500/);
    expect(text.match(/HTTP\/1\.1 500/g)).toHaveLength(2);
    expect(text).not.toMatch(/connection: close/i);
  });
});
