import Fastify from 'fastify';
import { trustOf } from './trusted-proxies.js';

/** The resulting client address of a request from 127.0.0.1 with this header. */
async function addressOf(list: string, forwarded: string): Promise<string> {
  const fastify = Fastify({ trustProxy: trustOf(list) });
  fastify.get('/', ({ ip }) => ip);
  // Twice: the second answer comes from the cache.
  const ask = () => fastify.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  const [first, second] = [await ask(), await ask()];
  await fastify.close();
  expect(second.body).toBe(first.body);
  return first.body;
}

describe('addresses that proxies forward', () => {
  it.each([
    ['', '203.0.113.7', '127.0.0.1', 'none is trusted'],
    ['10.0.0.0/8', '203.0.113.7', '127.0.0.1', 'another is trusted'],
    ['127.0.0.1', '203.0.113.7', '203.0.113.7', 'the peer is trusted'],
    ['127.0.0.0/8, ::1', '2001:db8::1', '2001:db8::1', 'its network is trusted'],
    ['loopback', '203.0.113.7', '203.0.113.7', 'it is trusted by a name'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7', 'a caller says that it forwards'],
    ['127.0.0.1,10.0.0.0/8', '203.0.113.7, 10.1.2.3', '203.0.113.7', 'two proxies follow each other'],
    ['127.0.0.1,10.0.0.0/8', '203.0.113.7, ::ffff:10.1.2.3', '203.0.113.7', 'the second is written as IPv6'],
    ['127.0.0.1', `203.0.113.7, ${'x'.repeat(60)}`, 'x'.repeat(60), 'no address is forwarded'],
  ])('with TRUSTED_PROXIES="%s" and %s result in %s if %s', async (list, forwarded, address) => {
    expect(await addressOf(list, forwarded)).toBe(address);
  });

  it('prevent the start if TRUSTED_PROXIES contains an invalid address', () => {
    expect(() => trustOf('127.0.0.1,proxy.internal')).toThrow('invalid IP address: proxy.internal');
  });
});
