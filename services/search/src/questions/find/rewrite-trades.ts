import { foldLoose } from '@gewerk/text';
import { tradesMatching } from '@gewerk/trades';

/** Replaces a trade with its indexed word: 'olwechsel huber' becomes 'autowerkstatt huber'; null if nothing changes. */
export function rewriteTrades(text: string): string | null {
  if (text === '') return null;
  let rewritten = ` ${text} `;
  for (const { trade, words } of tradesMatching(text)) {
    const indexed = trade.words[0];
    if (indexed) rewritten = rewritten.replace(` ${words.join(' ')} `, ` ${foldLoose(indexed)} `);
  }
  rewritten = rewritten.trim();
  return rewritten === text ? null : rewritten;
}
