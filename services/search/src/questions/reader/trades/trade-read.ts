/** What words say of trades. */
export interface TradeRead {
  kind: 'trade' | 'need' | 'brand' | 'guess';
  tradeKeys: readonly string[];
  /** Folded words that say nothing known; none of a trade. */
  unknown: readonly string[];
  /** Less likely trades of a need: asked for where no business has the likely ones. */
  others?: readonly string[];
  /** Folded words of a need that speak for other trades. */
  beside?: readonly string[];
  /** How the branches of the brand are written, folded. */
  brand?: readonly string[];
  /** The words are a saying of several words and nothing else. */
  isSaying?: true;
  /** Trades that may be meant as well where no whole saying speaks for the first one. */
  doubt?: readonly string[];
  /** What a guess took the misspelt words for, folded. */
  meant?: string;
}
