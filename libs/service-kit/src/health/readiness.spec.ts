import { Readiness } from '../index.js';

describe('readiness', () => {
  it('names each dependency that does not answer, with the reason', async () => {
    const readiness = new Readiness();
    readiness.register('mongodb', () => Promise.resolve());
    readiness.register('nats', () => Promise.reject(new Error('connection refused')));
    expect(await readiness.missing()).toEqual({ nats: 'connection refused' });
  });

  it('is checked again each time, and given once all dependencies answer', async () => {
    const readiness = new Readiness();
    let away = true;
    readiness.register('meilisearch', () => (away ? Promise.reject(new Error('away')) : Promise.resolve()));
    expect(await readiness.missing()).toEqual({ meilisearch: 'away' });
    away = false;
    expect(await readiness.missing()).toEqual({});
  });

  it('names a dependency that has not answered within 2 s', async () => {
    jest.useFakeTimers();
    const readiness = new Readiness();
    readiness.register('nats', () => new Promise(() => undefined));
    const missing = readiness.missing();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await missing).toEqual({ nats: 'no answer within 2000 ms' });
    jest.useRealTimers();
  });

  it('ends when the process drains', async () => {
    const readiness = new Readiness();
    readiness.startDraining();
    expect(await readiness.missing()).toEqual({ process: 'is shutting down' });
  });
});
