import { CircuitBreaker } from './circuit-breaker.js';

describe('the circuit breaker', () => {
  let now = 0;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    now = 1_000;
    breaker = new CircuitBreaker(() => now);
  });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed();
  };

  it('lets calls pass until three in a row have failed', () => {
    fail(2);
    expect(breaker.tryPass()).toBe(true);
    fail(1);
    expect(breaker.tryPass()).toBe(false);
  });

  it('counts failures in a row only', () => {
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.tryPass()).toBe(true);
  });

  it('lets one trial a second pass while open, and all after its success', () => {
    fail(3);
    now += 1_000;
    expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false]);
    breaker.failed();
    now += 999;
    expect(breaker.tryPass()).toBe(false);
    now += 1;
    expect(breaker.tryPass()).toBe(true);
    breaker.succeeded();
    expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, true]);
  });
});
