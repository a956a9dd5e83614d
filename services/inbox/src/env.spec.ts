import { readEnv } from './env.js';

describe('the environment of inbox', () => {
  const before = process.env;
  const withEnv = (changes: NodeJS.ProcessEnv) => {
    process.env = { REDIS_URL: 'redis://127.0.0.1:6379', ...changes };
    return readEnv();
  };
  afterEach(() => {
    process.env = before;
  });

  it('reads the address of the operator', () => {
    expect(withEnv({ OPERATOR_EMAIL: 'operator@gewerk.example', OWNER_EMAIL: '' }).OPERATOR_EMAIL).toBe(
      'operator@gewerk.example',
    );
  });

  it('accepts the old name of OPERATOR_EMAIL if the new one is not set', () => {
    const old = { OWNER_EMAIL: 'before@gewerk.example' };
    expect(withEnv(old).OPERATOR_EMAIL).toBe('before@gewerk.example');
    expect(withEnv({ ...old, OPERATOR_EMAIL: 'operator@gewerk.example' }).OPERATOR_EMAIL).toBe(
      'operator@gewerk.example',
    );
  });
});
