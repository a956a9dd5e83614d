import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { SharedClock } from './shared-clock.js';

/** A Redis on this host with late answers. */
const lateRedis = () => {
  const late = { ms: 0 };
  const time = async (): Promise<[number, number]> => {
    const at = Date.now();
    await delay(late.ms);
    return [Math.floor(at / 1_000), (at % 1_000) * 1_000];
  };
  return { late, redis: { status: 'ready', on: () => undefined, time } as unknown as Redis };
};

it('the shared clock does not go back after a late response of Redis', async () => {
  const { late, redis } = lateRedis();
  const clock = new SharedClock(redis);
  await clock.compare();
  const ahead = () => clock.now() - Date.now();
  const before = ahead();
  late.ms = 600;
  await clock.compare();
  expect(ahead()).toBeGreaterThanOrEqual(before - 5);
});
