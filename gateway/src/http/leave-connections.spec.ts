import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  fastify = Fastify();
  readiness = new Readiness();
  leave = new LeaveConnections(readiness);
  leave.watch(fastify);
  fastify.get('/', () => 'a page');
  await fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => fastify.close());

const connection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** Answers the `connection` header. */
function ask(agent: Agent): Promise<string | undefined> {
  const { port } = fastify.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers.connection));
    }).on('error', reject);
  });
}

describe('a gateway that stops', () => {
  it('waits while connections from before still ask, and marks each last answer', async () => {
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
  }, 15_000);

  it('does not wait for connections that are opened afterwards, as probes do', async () => {
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
  }, 15_000);

  it('waits again where it was held up, since what clients sent meanwhile may be under way', async () => {
    const agent = connection();
    expect(await ask(agent)).toBe('keep-alive');
    readiness.startDraining();
    let hasLeft = false;
    const left = leave.beforeApplicationShutdown().then(() => (hasLeft = true));
    await delay(1_200);
    expect(await ask(agent)).toBe('close');
    await delay(900);
    holdUp(300);
    const heldUp = performance.now();
    await delay(600);
    expect(hasLeft).toBe(false);
    await left;
    expect(performance.now() - heldUp).toBeGreaterThan(900);
  }, 15_000);

  it('answers what is asked while other parts of it end, before it closes the connection', async () => {
    const agent = connection();
    expect(await ask(agent)).toBe('keep-alive');
    readiness.startDraining();
    await leave.beforeApplicationShutdown();
    // The request lies unread at the server when it is told to close.
    const answer = ask(agent);
    await new Promise(process.nextTick);
    const closed = fastify.close();
    expect(await answer).toBe('close');
    await closed;
  }, 15_000);
});

function holdUp(forMs: number): void {
  const until = performance.now() + forMs;
  while (performance.now() < until);
}
