import fastify from 'fastify';
import { addRequestGuards } from './request-guards.js';
import { sendProblem } from '../answers/send-problem.js';

describe('the guard of requests', () => {
  it('refuses requests over the rate limit, with the time to wait', async () => {
    const server = fastify();
    const waits = [0, 7];
    addRequestGuards(server, { take: () => waits.shift() ?? 0 }, sendProblem);
    server.get('/', () => 'here');
    expect((await server.inject('/')).statusCode).toBe(200);
    const refused = await server.inject('/');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
    expect(refused.json()).toMatchObject({ code: 'rate-limited' });
    await server.close();
  });
});
