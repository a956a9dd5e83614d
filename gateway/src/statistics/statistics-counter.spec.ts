import { type PayloadOf, statisticsCounted } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { eventually } from '@gewerk/testing';
import { StatisticsCounter } from './statistics-counter.js';

type Batch = PayloadOf<typeof statisticsCounted>;

const idOf = (n: number): string => n.toString(16).padStart(24, '0');

/** A stream that accepts events once it is available. */
class Stream {
  isThere = true;
  readonly taken = new Map<string, Batch>();

  readonly bus = {
    publish: (_event: unknown, batch: Batch): Promise<void> => {
      if (!this.isThere) return Promise.reject(new Error('no stream'));
      this.taken.set(batch.batchId, statisticsCounted.payload.parse(batch));
      return Promise.resolve();
    },
  } as unknown as MessageBus;

  get views(): number {
    return [...this.taken.values()]
      .flatMap(({ listings }) => listings)
      .reduce((sum, { views }) => sum + views, 0);
  }
}

describe('the counter of uses', () => {
  it('hands over 10,000 views of 2,000 listings at the end, in events of limited size', async () => {
    const stream = new Stream();
    const counter = new StatisticsCounter(stream.bus);
    for (let n = 0; n < 10_000; n += 1) counter.listing(idOf(n % 2_000), 'views');
    counter.search('klempner', false);
    await counter.flush();
    expect(stream.views).toBe(10_000);
    for (const batch of stream.taken.values()) {
      expect(batch.listings.length).toBeLessThanOrEqual(500);
      expect(JSON.stringify(batch).length).toBeLessThan(512 * 1024);
    }
    const searches = [...stream.taken.values()].flatMap((batch) => batch.searches);
    expect(searches).toEqual([{ text: 'klempner', searches: 1, unfound: 1 }]);
  });

  it('keeps counts that the stream rejects and sends them exactly once after it recovers', async () => {
    const stream = new Stream();
    stream.isThere = false;
    const counter = new StatisticsCounter(stream.bus);
    counter.listing(idOf(1), 'views');
    const sent = counter['send']();
    counter.listing(idOf(1), 'views');
    stream.isThere = true;
    await sent;
    expect(stream.views).toBe(1);
    await eventually(() => stream.views === 2);
    await counter.flush();
    expect(stream.views).toBe(2);
  });
});
