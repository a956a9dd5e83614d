import { CircuitBreaker, type Pass } from './circuit-breaker.js';

describe('the circuit breaker', () => {
  let now = 0;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    now = 1_000;
    breaker = new CircuitBreaker(() => now);
  });
  const begin = (): Pass => {
    const pass = breaker.tryPass();
    if (pass === undefined) throw new Error('The circuit is open.');
    return pass;
  };
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed(begin());
  };
  const passes = (): boolean => breaker.tryPass() !== undefined;

  it('lets calls pass until three in a row have failed', () => {
    fail(2);
    expect([passes(), breaker.isClosed, breaker.isRefusing]).toEqual([true, true, false]);
    fail(1);
    expect([passes(), breaker.isClosed, breaker.isRefusing]).toEqual([false, false, true]);
  });

  it('counts only consecutive failures', () => {
    fail(2);
    breaker.succeeded(begin());
    fail(2);
    expect(passes()).toBe(true);
  });

  it('allows one trial per second while open, and every call after a successful trial', () => {
    fail(3);
    now += 1_000;
    expect(breaker.isRefusing).toBe(false);
    const trial = begin();
    expect(passes()).toBe(false);
    breaker.failed(trial);
    now += 999;
    expect(passes()).toBe(false);
    now += 1;
    breaker.succeeded(begin());
    expect([passes(), passes()]).toEqual([true, true]);
  });

  it('does not postpone its trial for calls that began before it opened', () => {
    const early = [begin(), begin(), begin(), begin()];
    for (const pass of early.slice(0, 3)) breaker.failed(pass);
    now += 999;
    for (const pass of early.slice(3)) breaker.failed(pass);
    now += 1;
    expect(passes()).toBe(true);
  });

  it('does not count failures disproved by a call that began later', () => {
    const lost = [begin(), begin(), begin()];
    breaker.succeeded(begin());
    for (const pass of lost) breaker.failed(pass);
    expect(passes()).toBe(true);
  });

  it('counts failures of calls that began after the last successful one, however late that succeeds', () => {
    const answered = begin();
    const hanging = [begin(), begin(), begin()];
    breaker.succeeded(answered);
    for (const pass of hanging) breaker.failed(pass);
    expect(passes()).toBe(false);
  });
});
