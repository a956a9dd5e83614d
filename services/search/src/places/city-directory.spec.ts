import { businessChanged } from '@gewerk/contracts/bus';
import type { EventListener, MessageBus } from '@gewerk/messaging';
import { CityDirectory } from './city-directory.js';

const MINUTE_MS = 60_000;

interface Listened {
  onEvent: (subject: string, payload: unknown) => void;
  onGap: () => void;
}

/** A directory with this many cities that counts how often they are read. */
async function started(count: number) {
  const items = Array.from({ length: count }, (_, at) => ({ city: `Ort ${at}`, businessCount: 1 }));
  const read = { times: 0 };
  let listened: Listened | undefined;
  const bus = {
    request: () => {
      read.times += 1;
      return Promise.resolve({ items, next: null });
    },
  };
  const events = {
    listen: (_events: unknown, onEvent: Listened['onEvent'], onGap: Listened['onGap']) => {
      listened = { onEvent, onGap };
    },
  };
  const directory = new CityDirectory(bus as unknown as MessageBus, events as unknown as EventListener);
  directory.onApplicationBootstrap();
  listened?.onGap();
  await jest.advanceTimersByTimeAsync(0);
  const change = (slug: string) => listened?.onEvent(businessChanged.subject, { citySlugs: [slug] });
  return { read, change, directory };
}

describe('the cities of the directory', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are read again soon after a change in an unknown city, but not so soon after one in a known city', async () => {
    const { read, change, directory } = await started(3);
    change('ort-1');
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    expect(read.times).toBe(1);
    change('neustadt');
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 4);
    expect(read.times).toBe(2);
    directory.onApplicationShutdown();
  });

  it('are read at most once a minute if there are too many to be known', async () => {
    const { read, change, directory } = await started(50_001);
    for (let second = 0; second < 30; second += 1) {
      change('ort-50000');
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(read.times).toBe(1);
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    expect(read.times).toBe(2);
    directory.onApplicationShutdown();
  });
});
