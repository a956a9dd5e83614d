import { begunBy, fold, foldLoose, letterMask } from '@gewerk/text';
import {
  extraAliases,
  namesInTwoLanguages,
  partsOfDoubleName,
  shortName,
  spellingVariants,
} from './place-aliases.js';
import { placeTable } from './place-table.js';
import type { Place } from './place-table.js';

/** The form in which place names are looked up: 'Köln', 'Koeln' and 'Koln' are all 'koln', spaces left out. */
export const placeKey = (name: string): string => foldLoose(name).replaceAll(' ', '');

const exactKey = (name: string): string => fold(name).replaceAll(' ', '');

/** The best place with this name; the exact spelling takes precedence over a spelling without umlauts. */
export function placeNamed(name: string): NamedPlace | undefined {
  const { byExactKey, byKey } = placeIndex();
  return byExactKey.get(exactKey(name)) ?? byKey.get(placeKey(name));
}

/**
 * How a key names a place: by its own name, by another name or a name in another language, or by a short form or
 * variant.
 */
export type NameKind = 'name' | 'alias' | 'short';

export interface NamedPlace {
  place: Place;
  kind: NameKind;
}

export interface MaskedKey {
  key: string;
  mask: number;
}

export interface PlaceIndex {
  /** By the exact spelling: Löhne and Lohne are two cities, though people type one name for the other. */
  byExactKey: ReadonlyMap<string, NamedPlace>;
  byKey: ReadonlyMap<string, NamedPlace>;
  /** Keys by length, to limit comparisons. */
  keysByLength: ReadonlyMap<number, readonly MaskedKey[]>;
  sortedKeys: readonly string[];
}

const KIND_WEIGHT: Record<NameKind, number> = { name: 4, alias: 4, short: 3 };
const HOME_WEIGHT: Readonly<Record<string, number>> = { DE: 3, AT: 2, CH: 2, LI: 2 };
const SECTION_WEIGHT = 0.1;
/** The parts of smaller places' double names are rarely used alone. */
const DOUBLE_NAME_FROM = 10_000;

let index: PlaceIndex | undefined;

/** The look-up tables; built at the first call (about 60 ms), then kept. */
export function placeIndex(): PlaceIndex {
  index ??= build();
  return index;
}

/** The keys of names that begin with this key, in alphabetical order. */
export const keysBegunBy = (start: string): Iterable<string> =>
  begunBy(placeIndex().sortedKeys, start, (key) => key);

/** How well a place matches a name: by population; short forms, other countries and parts of cities count less. */
function weightOf({ place, kind }: NamedPlace): number {
  const section = place.isSection ? SECTION_WEIGHT : 1;
  return (place.population + 1) * KIND_WEIGHT[kind] * (HOME_WEIGHT[place.countryCode] ?? 1) * section;
}

function build(): PlaceIndex {
  const byKey = new Map<string, NamedPlace>();
  const byExactKey = new Map<string, NamedPlace>();
  const add = (name: string, place: Place, kind: NameKind): void => {
    const key = placeKey(name);
    if (key === '') return;
    const named = { place, kind: kind === 'alias' && isShortForm(key, place) ? 'short' : kind };
    const known = byKey.get(key);
    if (!known || comesBefore(named, known)) byKey.set(key, named);
    const exact = byExactKey.get(exactKey(name));
    if (!exact || comesBefore(named, exact)) byExactKey.set(exactKey(name), named);
  };
  const { places, aliases } = placeTable();
  places.forEach((place, position) => {
    add(place.name, place, 'name');
    for (const name of namesInTwoLanguages(place)) add(name, place, 'name');
    const short = shortName(place.name);
    if (short) add(short, place, 'short');
    for (const variant of spellingVariants(place.name)) add(variant, place, 'short');
    for (const alias of aliases.get(position) ?? []) add(alias, place, 'alias');
  });
  const home = new Map<string, Place>();
  for (const place of places) {
    if (place.countryCode in HOME_WEIGHT && !home.has(place.name)) home.set(place.name, place);
  }
  for (const [name, names] of Object.entries(extraAliases)) {
    const place = home.get(name);
    if (place) for (const alias of names) add(alias, place, 'alias');
  }
  for (const place of places) {
    if (!(place.countryCode in HOME_WEIGHT) || place.population < DOUBLE_NAME_FROM) continue;
    for (const part of partsOfDoubleName(place.name))
      if (!byKey.has(placeKey(part))) add(part, place, 'short');
  }
  return { byExactKey, byKey, keysByLength: groupByLength(byKey), sortedKeys: [...byKey.keys()].sort() };
}

const isShortForm = (key: string, place: Place): boolean => {
  const short = shortName(place.name);
  return short !== undefined && placeKey(short) === key;
};

/**
 * A place's own name takes precedence over another place's alias, whatever their size: Monaco is not München. A place
 * whose population is unknown does not take precedence: Geneva is Genf.
 */
function comesBefore(candidate: NamedPlace, known: NamedPlace): boolean {
  if (candidate.kind === 'alias' && known.kind === 'name') return isUnsized(known.place);
  if (candidate.kind === 'name' && known.kind === 'alias') return !isUnsized(candidate.place);
  return weightOf(candidate) > weightOf(known);
}

const isUnsized = ({ population }: Place): boolean => population === 0;

function groupByLength(byKey: ReadonlyMap<string, NamedPlace>): Map<number, MaskedKey[]> {
  const groups = new Map<number, MaskedKey[]>();
  for (const key of byKey.keys()) {
    const group = groups.get(key.length);
    const masked = { key, mask: letterMask(key) };
    if (group) group.push(masked);
    else groups.set(key.length, [masked]);
  }
  return groups;
}
