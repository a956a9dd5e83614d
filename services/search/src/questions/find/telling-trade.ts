import { foldLoose } from '@gewerk/text';
import { tradeByKey } from '@gewerk/trades';

/** Letters at which two words begin alike. */
const ALIKE = 5;
const SHORTEST = 4;

/**
 * The label of a trade if it tells how a text was read: 'Messer schleifen' was read as 'Metallbau & Schlosserei', but
 * 'Autowerkstatt' says 'KFZ-Werkstatt' itself.
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
