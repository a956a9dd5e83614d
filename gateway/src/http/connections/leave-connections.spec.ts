import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Readiness } from '@gewerk/service-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { LeaveConnections } from './leave-connections.js';

const CONNECTIONS = 6;
const BETWEEN_MS = 500;

let fastify: FastifyInstance;
let readiness: Readiness;
let leave: LeaveConnections;

beforeEach(async () => {
  fastify = Fastify({ return503OnClosing: false });
  readiness = new Readiness();
  leave = new LeaveConnections(readiness);
  leave.watch(fastify);
  fastify.get('/', () => 'a page');
  await fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => fastify.close());

const connection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** Returns the `connection` header of the answer. */
function ask(agent: Agent): Promise<string | undefined> {
  const { port } = fastify.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers.connection));
    }).on('error', reject);
  });
}

describe('a stopping gateway', () => {
  it('waits for requests on open connections, and closes each of them with its last response', async () => {
    const connections = Array.from({ length: CONNECTIONS }, connection);
    for (const agent of connections) expect(await ask(agent)).toBe('keep-alive');

    readiness.startDraining();
    let hasLeft = false;
    const left = leave.beforeApplicationShutdown().then(() => (hasLeft = true));
    for (const agent of connections) {
      await delay(BETWEEN_MS);
      expect(hasLeft).toBe(false);
      expect(await ask(agent)).toBe('close');
    }
    await left;
  });

  it('does not wait for connections opened afterwards, such as probes', async () => {
    readiness.startDraining();
    const began = performance.now();
    let hasLeft = false;
    const left = leave.beforeApplicationShutdown().then(() => (hasLeft = true));
    while (!hasLeft && performance.now() - began < 6_000) {
      expect(await ask(connection())).toBe('close');
      await delay(100);
    }
    await left;
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('leaves idle connections to clients, which close them as the keep-alive header demands', async () => {
    const { port } = fastify.server.address() as AddressInfo;
    const answers = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => fetch(`http://127.0.0.1:${port}/`)),
    );
    for (const answer of answers) await answer.text();
    expect(await openConnections()).toBe(CONNECTIONS);
    readiness.startDraining();
    const began = performance.now();
    await leave.beforeApplicationShutdown();
    expect(await openConnections()).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_500);
  });

  it('still responds to requests while other parts of it end', async () => {
    const { port } = fastify.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1').setEncoding('utf8');
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    client.write(request);
    expect((await once(client, 'data'))[0]).toMatch(/keep-alive: timeout=4/i);
    readiness.startDraining();
    await leave.beforeApplicationShutdown();
    const answer = once(client, 'data');
    client.write(request);
    const closed = fastify.close();
    expect((await answer)[0]).toMatch(/connection: close[^]*a page/);
    await closed;
  });
});

function openConnections(): Promise<number> {
  return new Promise((done, fail) => {
    fastify.server.getConnections((fault, count) => (fault ? fail(fault) : done(count)));
  });
}
