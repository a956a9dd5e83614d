import { PLOT, type PlotPoint } from '../kit/charts/growth-line.js';

interface DayPlot {
  /** One line for each series, from left to right. */
  readonly lines: readonly (readonly PlotPoint[])[];
  /** The value at the upper edge of the plot; the lower edge is 0. */
  readonly most: number;
}

/**
 * Lines for series of daily counts, on one scale that begins at 0. The remaining days of the month are empty space
 * on the right.
 */
export function dayPlot(series: readonly (readonly number[])[], daysInMonth: number): DayPlot {
  const most = Math.max(1, ...series.flat());
  const step = daysInMonth > 1 ? PLOT.width / (daysInMonth - 1) : 0;
  const lines = series.map((values) =>
    values.map((value, index) => ({
      x: rounded(index * step),
      y: rounded(PLOT.height - (value / most) * PLOT.height),
    })),
  );
  return { lines, most };
}

/** The number of days in a month, given as `YYYY-MM`. */
export function lengthOfMonth(month: string): number {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0)).getUTCDate();
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
