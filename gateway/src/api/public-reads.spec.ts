import { publicEndpoints } from '@gewerk/contracts/serving';
import type { MessageBus } from '@gewerk/messaging';
import { PublicReads } from './public-reads.js';

/** Reads that a test answers by hand, in the order of the requests. */
function readsByHand() {
  const asked: { answer: (text: string) => void; fail: (fault: Error) => void }[] = [];
  const requestBytes = (): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      asked.push({ answer: (text) => resolve(Buffer.from(text)), fail: reject });
    });
  return { asked, reads: new PublicReads({ requestBytes } as unknown as MessageBus) };
}

const { search, suggestions, business } = publicEndpoints;

describe('public reads', () => {
  it('share one request for simultaneous identical searches, and make a new one afterwards', async () => {
    const { asked, reads } = readsByHand();
    const many = Array.from({ length: 50 }, () => reads.bytes(search, { query: 'Maler' }));
    const other = [
      reads.bytes(search, { query: 'Elektriker' }),
      reads.bytes(suggestions, { query: 'Maler' }),
    ];
    expect(asked).toHaveLength(3);
    asked.forEach(({ answer }, at) => answer(`answer ${at}`));
    const texts = (await Promise.all([...many, ...other])).map((bytes) => Buffer.from(bytes).toString());
    expect(texts).toEqual([...many.map(() => 'answer 0'), 'answer 1', 'answer 2']);
    void reads.bytes(search, { query: 'Maler' });
    expect(asked).toHaveLength(4);
  });

  it('reuse a slow search result for as long as it took, but at most for a second', async () => {
    jest.useFakeTimers();
    try {
      const { asked, reads } = readsByHand();
      for (const [takesMs, keptMs] of [
        [99, 0],
        [400, 400],
        [3_000, 1_000],
      ] as const) {
        const from = asked.length;
        const first = reads.bytes(search, { query: 'Maler' });
        jest.advanceTimersByTime(takesMs);
        asked[from]?.answer('slow');
        await first;
        if (keptMs > 0) {
          jest.advanceTimersByTime(keptMs - 1);
          expect(await reads.bytes(search, { query: 'Maler' })).toBe(await first);
          expect(asked).toHaveLength(from + 1);
          jest.advanceTimersByTime(1);
        }
        const anew = reads.bytes(search, { query: 'Maler' });
        expect(asked).toHaveLength(from + 2);
        asked[from + 1]?.answer('quick');
        await anew;
      }
    } finally {
      jest.useRealTimers();
    }
  });

  it('cache no failure', async () => {
    const { asked, reads } = readsByHand();
    const two = [1, 2].map(() => reads.bytes(search, { query: 'Maler' }));
    asked[0]?.fail(new Error('away'));
    for (const each of two) await expect(each).rejects.toThrow('away');
    void reads.bytes(search, { query: 'Maler' });
    expect(asked).toHaveLength(2);
  });

  it('of a business are never shared, since it may have been saved meanwhile', () => {
    const { asked, reads } = readsByHand();
    void reads.bytes(business, { id: '1' });
    void reads.bytes(business, { id: '1' });
    expect(asked).toHaveLength(2);
  });
});
