import { jest } from '@jest/globals';
import type { StatisticsCounter } from './statistics-counter.js';
import { TypedSearches } from './typed-searches.js';

const MINUTE = 60_000;

describe('searches of one visitor', () => {
  let counted: [string | null, boolean][];
  let searches: TypedSearches;

  beforeEach(() => {
    jest.useFakeTimers();
    counted = [];
    const counter = { search: (text: string | null, found: boolean) => counted.push([text, found]) };
    searches = new TypedSearches(counter as unknown as StatisticsCounter);
  });
  afterEach(() => void jest.useRealTimers());

  it('count as one while the text is being typed, with the last text', () => {
    for (const text of ['kl', 'klemp', 'Klempner ', 'klempn']) {
      searches.add('a', text, text !== 'klempn');
      jest.advanceTimersByTime(1_000);
    }
    expect(counted).toEqual([]);
    jest.advanceTimersByTime(10_000);
    expect(counted).toEqual([['klempn', false]]);
  });

  it('count separately for a different text, and for each visitor', () => {
    searches.add('a', 'klempner', true);
    searches.add('b', 'klempner', true);
    searches.add('a', 'friseur', true);
    expect(counted).toEqual([['klempner', true]]);
    jest.advanceTimersByTime(10_000);
    expect(counted).toHaveLength(3);
  });

  it('count a repeated text once within an hour', () => {
    for (const wait of [MINUTE, 50 * MINUTE, 70 * MINUTE]) {
      searches.add('a', 'klempner', true);
      jest.advanceTimersByTime(wait);
    }
    expect(counted).toHaveLength(1);
    searches.add('a', 'klempner', true);
    searches.flush();
    expect(counted).toHaveLength(2);
  });

  it('are all counted at the end, including those still being typed', () => {
    searches.add('a', 'klempner', true);
    searches.add('b', 'ida@ida.example', false);
    searches.flush();
    expect(counted).toEqual([
      ['klempner', true],
      [null, false],
    ]);
  });
});
