import { cuisineLabel, tradeOf } from '@gewerk/trades';

/** A value as sources of maps write it: 'car_repair', 'hairdresser'. People write words with capitals. */
const TAG = /^[a-z][a-z0-9]*(?:[ _][a-z0-9]+)*$/;

/**
 * The subtypes for readers: what a kitchen serves and a source's tag by their German names, each once. A tag without a
 * name is left out: it says nothing to them.
 */
export function labelledTypes(subtypes: readonly string[]): string[] {
  return [...new Set(subtypes.flatMap((type) => labelOf(type) ?? []))];
}

function labelOf(type: string): string | undefined {
  const cuisine = cuisineLabel(type);
  if (cuisine !== undefined || !TAG.test(type)) return cuisine ?? type;
  return tradeOf({ category: type.replaceAll('_', ' ') })?.label;
}
