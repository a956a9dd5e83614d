/** Width and height of the plot in units of its view box. */
export const PLOT = { width: 600, height: 200 } as const;

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

interface GrowthPlot {
  readonly points: readonly PlotPoint[];
  /** The whole numbers at the plot's lower and upper edges. */
  readonly least: number;
  readonly most: number;
}

/**
 * The points of a line through the values, from the left edge to the right. The scale begins near the smallest
 * value, so that a month's growth of a large directory is visible; the axis labels both ends.
 */
export function growthPlot(values: readonly number[]): GrowthPlot {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = Math.max(1, Math.ceil((high - low) * 0.1));
  const least = Math.max(0, low - margin);
  const most = high + margin;
  const step = values.length > 1 ? PLOT.width / (values.length - 1) : 0;
  const points = values.map((value, index) => ({
    x: rounded(index * step),
    y: rounded(PLOT.height - ((value - least) / (most - least)) * PLOT.height),
  }));
  return { points, least, most };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
