import { logger } from '@gewerk/service-kit';
import Fastify from 'fastify';
import { warnOfUnknownProxy } from './warn-of-unknown-proxy.js';

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

/** How often it warned while these requests arrived one after the other. */
async function warnings(trustProxy: string[] | false, headers: Record<string, string>[]): Promise<unknown[]> {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const fastify = Fastify({ trustProxy });
  warnOfUnknownProxy(fastify);
  fastify.get('/', () => 'page');
  for (const one of headers) await fastify.inject({ url: '/', headers: one });
  await fastify.close();
  const calls = warn.mock.calls.map(([, message]) => message);
  warn.mockRestore();
  return calls;
}

describe('the warning about an unconfigured proxy', () => {
  it('is logged once, and only if a request was forwarded', async () => {
    expect(await warnings(false, [{}, {}])).toEqual([]);
    expect(await warnings(false, [{}, forwarded, forwarded])).toEqual([
      expect.stringContaining('TRUSTED_PROXIES does not name'),
    ]);
    expect(await warnings(['10.0.0.0/8'], [forwarded, forwarded])).toHaveLength(1);
  });

  it('is not logged for a configured proxy, whatever address it forwards', async () => {
    expect(await warnings(['127.0.0.1'], [forwarded, { 'x-forwarded-for': '127.0.0.1' }])).toEqual([]);
  });
});
