import Fastify from 'fastify';
import type { GatewayEnv } from '../../env.js';
import { addSecurityHeaders } from './security-headers.js';

async function headersAt(canonicalOrigin: string): Promise<Record<string, unknown>> {
  const fastify = Fastify();
  addSecurityHeaders(fastify, { canonicalOrigin } as GatewayEnv);
  const { headers } = await fastify.inject('/missing');
  await fastify.close();
  return headers;
}

describe('the headers of every response', () => {
  it('disable unsafe browser defaults', async () => {
    expect(await headersAt('http://127.0.0.1:3000')).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'SAMEORIGIN',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
  });

  it('require https if the site uses it, and only then', async () => {
    expect((await headersAt('https://gewerk.example'))['strict-transport-security']).toMatch(
      /^max-age=\d{8}/,
    );
    expect(await headersAt('http://gewerk.example')).not.toHaveProperty('strict-transport-security');
  });
});
