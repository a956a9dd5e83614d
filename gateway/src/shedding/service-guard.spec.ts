import { GewerkError } from '@gewerk/contracts';
import { BusAway } from '@gewerk/messaging';
import { CALL_BOUNDS, lengthOf } from './call-bounds.js';
import { ServiceGuard } from './service-guard.js';

const noAnswer = (): Promise<never> =>
  Promise.reject(new GewerkError('timeout', 'The media service did not answer in time.'));
const away = (): Promise<never> => Promise.reject(new BusAway());
const answer = (): Promise<string> => Promise.resolve('answer');

const ONE = { atOnce: 1, waiting: 1, waitMs: 60_000 };

describe('the guard of a service', () => {
  const failing = async (guard: ServiceGuard, call: () => Promise<unknown>, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await expect(guard.run('short', call)).rejects.toThrow();
  };

  it('refuses both short and long calls after three consecutive calls without an answer', async () => {
    const guard = new ServiceGuard('media');
    await failing(guard, noAnswer, 3);
    const refused = { code: 'unavailable', message: 'The media service is unavailable; try again later.' };
    await expect(guard.run('short', answer)).rejects.toMatchObject(refused);
    await expect(guard.run('long', answer)).rejects.toMatchObject(refused);
    expect(guard.isClosed).toBe(false);
  });

  it('does not count the loss of the bus as a failure of the service', async () => {
    const guard = new ServiceGuard('media');
    await failing(guard, away, 5);
    await expect(guard.run('short', answer)).resolves.toBe('answer');
  });

  it('does not send what was waiting when the circuit opened', async () => {
    const guard = new ServiceGuard('media', { short: ONE, long: ONE });
    await failing(guard, noAnswer, 2);
    const third = guard.run('short', noAnswer);
    const call = jest.fn(answer);
    const waiting = guard.run('short', call);
    await expect(third).rejects.toMatchObject({ code: 'timeout' });
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps slots for short calls while long ones have taken all of theirs', async () => {
    const guard = new ServiceGuard('media', { short: ONE, long: { ...ONE, waiting: 0 } });
    let end: (value: string) => void = () => undefined;
    const long = guard.run('long', () => new Promise<string>((resolve) => (end = resolve)));
    await expect(guard.run('long', answer)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The media service is too busy; try again later.',
    });
    await expect(guard.run('short', answer)).resolves.toBe('answer');
    end('late');
    await expect(long).resolves.toBe('late');
  });

  it('treats operations that wait longer than the usual 5 s as long ones', () => {
    expect([lengthOf({ timeoutMs: 5_000 }), lengthOf({ timeoutMs: 15_000 })]).toEqual(['short', 'long']);
  });

  it('lets a waiting visitor know within a second that an engine is unavailable', () => {
    const serviceGivesUpMs = 600;
    expect(CALL_BOUNDS.short.waitMs + serviceGivesUpMs).toBeLessThanOrEqual(1_000);
  });
});
