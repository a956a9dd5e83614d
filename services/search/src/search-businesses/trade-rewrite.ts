import { foldLoose } from '@gewerk/text';
import { tradesMatching } from '@gewerk/trades';

/**
 * A folded text with the word under which a trade is indexed for what names it otherwise: 'olwechsel huber'
 * becomes 'autowerkstatt huber'. Null where the text names no trade.
 */
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
