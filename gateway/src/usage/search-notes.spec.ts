import { jest } from '@jest/globals';
import { SearchNotes } from './search-notes.js';
import type { UsageCounter } from './usage-counter.js';

const MINUTE = 60_000;

describe('searches of one visitor', () => {
  let counted: [string | null, boolean][];
  let notes: SearchNotes;

  beforeEach(() => {
    jest.useFakeTimers();
    counted = [];
    const counter = { search: (text: string | null, found: boolean) => counted.push([text, found]) };
    notes = new SearchNotes(counter as unknown as UsageCounter);
  });
  afterEach(() => void jest.useRealTimers());

  it('count as one while the text is typed on, with what was typed last', () => {
    for (const text of ['kl', 'klemp', 'Klempner ', 'klempn']) {
      notes.note('a', text, text !== 'klempn');
      jest.advanceTimersByTime(1_000);
    }
    expect(counted).toEqual([]);
    jest.advanceTimersByTime(10_000);
    expect(counted).toEqual([['klempn', false]]);
  });

  it('count each where another text is begun, and of each visitor', () => {
    notes.note('a', 'klempner', true);
    notes.note('b', 'klempner', true);
    notes.note('a', 'friseur', true);
    expect(counted).toEqual([['klempner', true]]);
    jest.advanceTimersByTime(10_000);
    expect(counted).toHaveLength(3);
  });

  it('count a repeated text once within an hour', () => {
    for (const wait of [MINUTE, 50 * MINUTE, 70 * MINUTE]) {
      notes.note('a', 'klempner', true);
      jest.advanceTimersByTime(wait);
    }
    expect(counted).toHaveLength(1);
    notes.note('a', 'klempner', true);
    notes.flush();
    expect(counted).toHaveLength(2);
  });

  it('are all counted at the end, also those still being typed', () => {
    notes.note('a', 'klempner', true);
    notes.note('b', 'ida@ida.example', false);
    notes.flush();
    expect(counted).toEqual([
      ['klempner', true],
      [null, false],
    ]);
  });
});
