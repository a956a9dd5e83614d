import fastify from 'fastify';
import type { GatewayEnv } from '../env.js';
import { addRequestGuards } from './request-guards.js';

describe('the rate of requests', () => {
  it('is bounded for a network of IPv6 as a whole, since one customer has all its addresses', async () => {
    const server = fastify();
    addRequestGuards(server, { RATE_LIMIT_READS: 1, RATE_LIMIT_WRITES: 5 } as GatewayEnv);
    server.get('/', () => 'here');
    const ask = async (remoteAddress: string) =>
      (await server.inject({ url: '/', remoteAddress })).statusCode;
    const answers: number[] = [];
    for (let host = 1; host <= 20; host += 1) answers.push(await ask(`2001:db8:0:1::${host.toString(16)}`));
    expect(answers.filter((status) => status === 200).length).toBeLessThan(15);
    expect(answers.at(-1)).toBe(429);
    expect(await ask('2001:db8:0:2::1')).toBe(200);
    await server.close();
  });
});
