import { foldLoose } from '@gewerk/text';
import { resolveCategory } from '../category-registry.js';
import { nameKey, tradesOfInflected } from '../name-index.js';
import { tradeByKey } from '../taxonomy.js';
import type { Trade } from '../trade.js';
import { type FilingTable, NO_BUSINESS } from './filing-table.js';
import { sourceNames } from './source-names.js';
import {
  cuisineValues,
  informationValues,
  openStreetMapTables,
  unknownValues,
  vagueValues,
} from './openstreetmap/index.js';

/** The values of a source by which a business is filed. */
export interface SourceValues {
  category?: string | undefined;
  type?: string | undefined;
  subtypes?: readonly string[] | undefined;
}

/** The trade under which a source's value files a business. */
export interface Filing {
  /** Null for a place that is not a business. */
  trade: Trade | null;
  /** Whether the value reveals so little that the name of the business takes precedence. */
  isVague: boolean;
}

type ValueIndex = ReadonlyMap<string, Filing>;

function indexOf(table: FilingTable, vague = ''): ValueIndex {
  const vagueKeys = new Set(vague.split(',').map(nameKey));
  const index = new Map<string, Filing>();
  for (const [tradeKey, values] of Object.entries(table)) {
    for (const value of values.split(',')) {
      const key = nameKey(value);
      index.set(key, filingOf(tradeKey, vagueKeys.has(key)));
    }
  }
  return index;
}

function filingOf(tradeKey: string, isVague = false): Filing {
  if (tradeKey === NO_BUSINESS) return { trade: null, isVague };
  const trade = tradeByKey(tradeKey);
  if (!trade) throw new Error(`The filing tables name the trade '${tradeKey}', which does not exist.`);
  return { trade, isVague: isVague || trade.general };
}

const tables = new Map(
  Object.entries(openStreetMapTables).map(([key, table]) => [
    nameKey(key),
    indexOf(table, vagueValues[key] ?? ''),
  ]),
);
const unknown = new Map(
  Object.entries(unknownValues).map(([key, tradeKey]) => [nameKey(key), filingOf(tradeKey, true)]),
);
/** A value in several tables belongs to the first of them. */
const anyKey: ValueIndex = new Map([...tables.values()].reverse().flatMap((table) => [...table]));
const names = indexOf(sourceNames);
const information = indexOf(informationValues);
const cuisine = indexOf(cuisineValues);

const TAG = /^\s*([a-z_: ]+?)\s*[=:.]\s*([^=]+)$/i;

/** A key and a value of OpenStreetMap: 'shop=bakery', or the value with its key as the source's type. */
function tagOf({ category, type }: SourceValues): { key: string; value: string } | null {
  const key = nameKey(type ?? '');
  if (category !== undefined && isKey(key)) return { key, value: nameKey(category) };
  for (const text of [category, type]) {
    const [, written = '', value = ''] = TAG.exec(text ?? '') ?? [];
    if (isKey(nameKey(written))) return { key: nameKey(written), value: nameKey(value) };
  }
  return null;
}

const isKey = (key: string): boolean => tables.has(key) || unknown.has(key);

/** The filing of a source by the tables of values; null if they contain none of its values. */
export function filedByValues(source: SourceValues): Filing | null {
  const tag = tagOf(source);
  if (tag) return filedByTag(tag.key, tag.value, source.subtypes ?? []);
  let first: Filing | null = null;
  for (const text of [source.type, source.category, ...(source.subtypes ?? [])]) {
    // A trade's own name that comes first ('Konditorei') takes precedence over a table's value after it
    // ('Café').
    const filing = text === undefined ? undefined : (filedByName(text) ?? filedAsNamed(text));
    if (!filing) continue;
    if (!filing.trade?.general) return filing;
    first ??= filing;
  }
  return first;
}

function filedByTag(key: string, value: string, subtypes: readonly string[]): Filing | null {
  const filing = tables.get(key)?.get(value) ?? null;
  const finer =
    value === 'information' ? information : filing?.trade?.groups.includes('restaurant') ? cuisine : null;
  for (const subtype of finer ? subtypes : []) {
    const found = finer?.get(nameKey(subtype));
    if (found && nameKey(subtype) !== value) return found;
  }
  return filing;
}

/** The label of an umbrella category ('Healthcare') does not name a trade. */
function filedByName(text: string): Filing | undefined {
  const key = nameKey(text);
  const filing = names.get(key) ?? anyKey.get(key);
  if (!filing || resolveCategory(text) === undefined) return filing;
  return isLabelOf(filing.trade, text) ? filing : undefined;
}

/** 'KFZ-Werkstatt' is both the label of an umbrella category and a trade's own name. */
const isLabelOf = (trade: Trade | null, text: string): boolean =>
  trade !== null && foldLoose(trade.label) === foldLoose(text);

/** Files a text that is the whole name of a narrow trade. */
function filedAsNamed(text: string): Filing | undefined {
  const [trade] = tradesOfInflected(nameKey(text));
  if (!trade || trade.general) return undefined;
  if (resolveCategory(text) !== undefined && !isLabelOf(trade, text)) return undefined;
  return { trade, isVague: false };
}

/** The meaning of an unknown value of a known key, if no trade's name explains it. */
export function filedByKey(source: SourceValues): Filing | null {
  const tag = tagOf(source);
  return (tag && unknown.get(tag.key)) ?? null;
}
