import { getSiteSettings, getSiteIdentity, type Operation } from '@gewerk/contracts/bus';
import { NobodyListens } from '@gewerk/messaging';
import { ServiceGuards } from './service-guards.js';
import { UnheardOperations } from './unheard-operations.js';

const unheard = jest.fn(() => Promise.reject(new NobodyListens(getSiteIdentity)));
const answer = (): Promise<string> => Promise.resolve('answer');
afterEach(() => {
  jest.useRealTimers();
  unheard.mockClear();
});

type Guard = Pick<ServiceGuards, 'run'>;
const failing = async (guard: Guard, operation: Operation, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1)
    await expect(guard.run(operation, unheard)).rejects.toBeInstanceOf(NobodyListens);
};

it('an operation that an older release of a service lacks does not block the others', async () => {
  const guards = new ServiceGuards();
  await failing(guards, getSiteIdentity, 5);
  expect(unheard).toHaveBeenCalledTimes(3);
  await expect(guards.run(getSiteSettings, answer)).resolves.toBe('answer');
});

it('an operation without a listener is tried once a second, and sent normally again once it has one', async () => {
  const onRefused = jest.fn();
  const operations = new UnheardOperations(onRefused);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  await failing(operations, getSiteIdentity, 4);
  expect(onRefused).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  await failing(operations, getSiteIdentity, 2);
  expect(unheard).toHaveBeenCalledTimes(4);
  jest.advanceTimersByTime(1_000);
  await expect(operations.run(getSiteIdentity, answer)).resolves.toBe('answer');
  await expect(operations.run(getSiteIdentity, answer)).resolves.toBe('answer');
});
