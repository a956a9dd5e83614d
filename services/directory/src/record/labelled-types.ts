import { tradeOf } from '@gewerk/trades';

/** A value as sources of maps write it: 'car_repair', 'hairdresser'. People write words with capitals. */
const TAG = /^[a-z][a-z0-9]*(?:[ _][a-z0-9]+)*$/;

/** The subtypes for readers: a source's tag as the trade that it names, else in words; each once. */
export function labelledTypes(subtypes: readonly string[]): string[] {
  return [...new Set(subtypes.map((type) => (TAG.test(type) ? labelOf(type) : type)))];
}

function labelOf(tag: string): string {
  const words = tag.replaceAll('_', ' ');
  return tradeOf({ category: words })?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
