import { readGatewayEnv } from './env.js';

const env = { NATS_URL: 'nats://127.0.0.1:4222' };

describe('readGatewayEnv', () => {
  it('uses the local address as the canonical one unless CANONICAL_URL is set', () => {
    expect(readGatewayEnv({ ...env, PORT: '8080' }).canonicalOrigin).toBe('http://127.0.0.1:8080');
    expect(readGatewayEnv({ ...env, CANONICAL_URL: 'https://gewerk.example/x' }).canonicalOrigin).toBe(
      'https://gewerk.example',
    );
  });

  it('accepts an origin for the panel, and none if ADMIN_ORIGIN is empty', () => {
    expect(readGatewayEnv({ ...env, ADMIN_ORIGIN: 'https://admin.gewerk.example/' }).adminOrigin).toBe(
      'https://admin.gewerk.example',
    );
    expect(readGatewayEnv({ ...env, ADMIN_ORIGIN: '' }).adminOrigin).toBeUndefined();
  });

  it.each([
    ['PORT', 'eighty'],
    ['CANONICAL_URL', 'gewerk.example'],
    ['ADMIN_ORIGIN', 'admin.gewerk.example'],
    ['ADMIN_ORIGIN', 'http://127.0.0.1:3001'],
    ['RATE_LIMIT_READS', '-1'],
    ['STATISTICS', 'yes'],
    ['NATS_URL', 'http://127.0.0.1'],
    ['REDIS_URL', 'http://127.0.0.1'],
  ])('names %s if its value is invalid', (name, value) => {
    expect(() => readGatewayEnv({ ...env, [name]: value })).toThrow(name);
  });
});
