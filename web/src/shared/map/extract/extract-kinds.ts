import type { MapExtract } from '@gewerk/contracts';

/** The kinds of features that the map draws from an archive, independent of the names of the archive's layers. */
export type ExtractKind =
  | 'wood'
  | 'green'
  | 'built'
  | 'water'
  | 'waterway'
  | 'building'
  | 'border'
  | 'state'
  | 'rail'
  | 'path'
  | 'street'
  | 'main'
  | 'motorway'
  | 'city'
  | 'town'
  | 'village'
  | 'quarter';

export type Properties = Readonly<Record<string, unknown>>;
type KindOf = (properties: Properties) => ExtractKind | undefined;

/** Maps each term that a schema uses for features to the kind that decides how they are drawn. */
function words(kinds: Partial<Record<ExtractKind, string>>): ReadonlyMap<unknown, ExtractKind> {
  const pairs = Object.entries(kinds) as [ExtractKind, string][];
  return new Map(pairs.flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind] as const)));
}

const ground = words({
  wood: 'wood forest scrub nature_reserve',
  green:
    'park grass grassland garden golf_course meadow recreation_ground village_green cemetery allotments pitch playground zoo',
  built:
    'residential industrial commercial retail urban_area school hospital university college railway pedestrian suburb quarter neighbourhood',
});
const roads = words({
  motorway: 'highway motorway',
  main: 'major_road medium_road trunk primary secondary tertiary',
  street: 'minor_road minor service street street_limited',
  path: 'path track pedestrian',
  rail: 'rail',
});
const settlements = words({ city: 'city', town: 'town', village: 'village', quarter: 'suburb quarter' });
const lines = words({ waterway: 'river canal' });

const protomaps: Readonly<Record<string, KindOf>> = {
  landcover: ({ kind }) => ground.get(kind),
  landuse: ({ kind }) => ground.get(kind),
  water: () => 'water',
  buildings: ({ kind }) => (kind === 'address' ? undefined : 'building'),
  boundaries: ({ kind }) => (kind === 'country' ? 'border' : kind === 'region' ? 'state' : undefined),
  roads: ({ kind }) => roads.get(kind),
  places: ({ kind, kind_detail: detail }) =>
    kind === 'neighbourhood' || kind === 'macrohood'
      ? 'quarter'
      : kind === 'locality'
        ? settlements.get(detail)
        : undefined,
};

const openmaptiles: Readonly<Record<string, KindOf>> = {
  landcover: (properties) => ground.get(properties['class']),
  landuse: (properties) => ground.get(properties['class']),
  park: () => 'green',
  water: () => 'water',
  waterway: (properties) => lines.get(properties['class']),
  building: () => 'building',
  boundary: ({ admin_level: level, maritime }) =>
    maritime === 1 ? undefined : level === 2 ? 'border' : level === 4 ? 'state' : undefined,
  transportation: (properties) => roads.get(properties['class']),
  transportation_name: (properties) => roads.get(properties['class']),
  place: (properties) => settlements.get(properties['class']),
};

const schemas: Readonly<Record<MapExtract['schema'], Readonly<Record<string, KindOf>>>> = {
  protomaps,
  openmaptiles,
};

/** The layers of a schema that are drawn; other layers need not be read. */
export const drawnLayers = (schema: MapExtract['schema']): string[] => Object.keys(schemas[schema]);

/** The kind that decides how a feature is drawn; undefined if it is not drawn. */
export const kindOf = (
  schema: MapExtract['schema'],
  layer: string,
  properties: Properties,
): ExtractKind | undefined => schemas[schema][layer]?.(properties);
