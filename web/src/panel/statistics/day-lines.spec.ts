import { PLOT } from '../kit/charts/growth-line.js';
import { dayPlot, lengthOfMonth } from './day-lines.js';

describe('the plot of a month', () => {
  it('has one scale from 0 for all series, and leaves the remaining days empty', () => {
    const { lines, most } = dayPlot([[0, 10], [5]], 31);
    expect(most).toBe(10);
    expect(lines[0]).toEqual([
      { x: 0, y: PLOT.height },
      { x: PLOT.width / 30, y: 0 },
    ]);
    expect(lines[1]).toEqual([{ x: 0, y: PLOT.height / 2 }]);
  });

  it('is a line at the bottom if nothing was counted', () => {
    expect(dayPlot([[0, 0]], 2).lines[0]?.map(({ y }) => y)).toEqual([PLOT.height, PLOT.height]);
  });

  it('knows the lengths of months', () => {
    expect(['2024-02', '2026-02', '2026-12'].map(lengthOfMonth)).toEqual([29, 28, 31]);
  });
});
