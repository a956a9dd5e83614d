import { foldLoose } from '@gewerk/text';
import { tradeByKey } from '@gewerk/trades';

/** A word counts as contained if this many of its first letters occur in the text. */
const ALIKE = 5;
const SHORTEST = 4;

/**
 * The label of a trade, unless the text already contains one of its words: visitors should see that 'Messer schleifen'
 * was read as 'Metallbau & Schlosserei', whereas 'Autowerkstatt' needs no explanation.
 */
export function tellingTrade(text: string, tradeKey: string | null): string | undefined {
  const label = tradeKey === null ? undefined : tradeByKey(tradeKey)?.label;
  if (label === undefined) return undefined;
  const typed = foldLoose(text);
  const words = foldLoose(label)
    .split(' ')
    .filter((word) => word.length >= SHORTEST);
  return words.some((word) => typed.includes(word.slice(0, ALIKE))) ? undefined : label;
}
