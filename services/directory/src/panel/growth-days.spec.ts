import { growthDays } from './growth-days.js';

describe('growthDays', () => {
  it('has 30 days up to today, and ends at the total', () => {
    const counts = [
      { day: '2026-11-20', count: 3 },
      { day: '2026-11-21', count: 2 },
    ];
    const days = growthDays(counts, 10, new Date('2026-11-21T15:00:00Z'));
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-23', added: 0, total: 5 });
    expect(days.slice(-3)).toEqual([
      { day: '2026-11-19', added: 0, total: 5 },
      { day: '2026-11-20', added: 3, total: 8 },
      { day: '2026-11-21', added: 2, total: 10 },
    ]);
  });
});
