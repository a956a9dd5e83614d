import { growthPlot, PLOT } from './growth-line.js';

describe('the plot of growth', () => {
  it('spans its width and keeps the order of values', () => {
    const { points, least, most } = growthPlot([100, 150, 200]);
    expect([least, most]).toEqual([90, 210]);
    expect(points.map(({ x }) => x)).toEqual([0, PLOT.width / 2, PLOT.width]);
    expect(points[0]?.y).toBeGreaterThan(points[2]?.y ?? Number.NaN);
    expect(points[1]?.y).toBe(PLOT.height / 2);
  });

  it('is also drawn for an empty directory and a single day', () => {
    expect(growthPlot([0, 0]).points).toEqual([
      { x: 0, y: PLOT.height },
      { x: PLOT.width, y: PLOT.height },
    ]);
    expect(growthPlot([5]).points).toHaveLength(1);
  });
});
