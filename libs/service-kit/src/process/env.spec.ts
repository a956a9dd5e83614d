import { z } from 'zod';
import { baseEnvSchema, EnvironmentError, parseEnv } from '../index.js';

const right = { MONGO_URL: 'mongodb://127.0.0.1:27017', NATS_URL: 'nats://127.0.0.1:4222' };

describe('the environment', () => {
  it('needs the addresses of MongoDB and NATS, and has defaults for everything else', () => {
    expect(parseEnv(baseEnvSchema, right)).toEqual({
      ...right,
      MONGO_DATABASE_PREFIX: '',
      HTTP_HOST: '127.0.0.1',
      HTTP_PORT: 0,
      LOG_LEVEL: 'info',
      JETSTREAM_REPLICAS: 1,
    });
  });

  it.each([
    [{ MONGO_URL: undefined }, /MONGO_URL: must be set, e\.g\. mongodb:\/\/127\.0\.0\.1/],
    [{ MONGO_URL: 'postgres://127.0.0.1' }, /MONGO_URL: must start with mongodb/],
    [{ NATS_URL: '' }, /NATS_URL: must start with nats/],
    [{ NATS_URL: 'natsfoo' }, /NATS_URL: must start with nats:\/\/ or tls:\/\//],
    [{ HTTP_PORT: '70000' }, /HTTP_PORT: .*65535/],
    [{ HTTP_PORT: 'http' }, /HTTP_PORT: /],
    [{ MONGO_DATABASE_PREFIX: 'Test-1' }, /MONGO_DATABASE_PREFIX: may contain only a-z, 0-9 and _/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL: .*"info"/],
    [{ JETSTREAM_REPLICAS: '0' }, /JETSTREAM_REPLICAS: /],
  ])('is refused with %j, naming the variable', (wrong, message) => {
    const parse = () => parseEnv(baseEnvSchema, { ...right, ...wrong });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(message);
  });

  it('accepts a NATS address that requires TLS', () => {
    const NATS_URL = 'tls://nats.example:4222';
    expect(parseEnv(baseEnvSchema, { ...right, NATS_URL }).NATS_URL).toBe(NATS_URL);
  });

  it('reports every bad variable at once', () => {
    expect(() => parseEnv(baseEnvSchema, {})).toThrow(/MONGO_URL: .*; NATS_URL: /);
  });

  it('does not print the value of a variable, which may be a secret', () => {
    const secret = z.object({ MEILI_KEY: z.string().min(16, 'must have at least 16 characters') });
    const parse = () => parseEnv(secret, { MEILI_KEY: 'too-short' });
    expect(parse).toThrow('MEILI_KEY: must have at least 16 characters');
    expect(parse).not.toThrow(/too-short/);
  });
});
