/** Conditions that must all hold. */
export type Filter = string[];

export interface Point {
  latitude: number;
  longitude: number;
}

const METRES = 1_000;

export const oneOf = (field: string, values: readonly string[]): string =>
  `${field} IN [${values.map(quoted).join(', ')}]`;

export const withinRadius = ({ latitude, longitude }: Point, radiusKm: number): string =>
  `_geoRadius(${latitude}, ${longitude}, ${radiusKm * METRES})`;

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** The opposite of conditions that must all hold. */
export const noneOf = (filter: Filter): string =>
  `NOT (${filter.map((condition) => `(${condition})`).join(' AND ')})`;
