import { cuisineLabel, tradeOf } from '@gewerk/trades';

/** A value as map sources write it: 'car_repair', 'hairdresser'. Values typed by people have capitals. */
const TAG = /^[a-z][a-z0-9]*(?:[ _][a-z0-9]+)*$/;

/**
 * The subtypes that visitors see: cuisines and source tags by their German names, each once. A tag without a
 * German name is omitted: it means nothing to visitors.
 */
export function labelledTypes(subtypes: readonly string[]): string[] {
  return [...new Set(subtypes.flatMap((type) => labelOf(type) ?? []))];
}

function labelOf(type: string): string | undefined {
  const cuisine = cuisineLabel(type);
  if (cuisine !== undefined || !TAG.test(type)) return cuisine ?? type;
  return tradeOf({ category: type.replaceAll('_', ' ') })?.label;
}
