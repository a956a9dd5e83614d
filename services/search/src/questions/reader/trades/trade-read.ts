/** The trades found in words. */
export interface TradeRead {
  kind: 'trade' | 'need' | 'brand' | 'guess';
  tradeKeys: readonly string[];
  /** Unknown folded words, which do not belong to a trade. */
  unknown: readonly string[];
  /** Less likely trades of a need, used if no business has the likely ones. */
  others?: readonly string[];
  /** Folded words of a need that point to other trades. */
  beside?: readonly string[];
  /** Spelling of the brand's branches, folded. */
  brand?: readonly string[];
  /** The words are exactly one saying of several words. */
  isSaying?: true;
  /** Other possible trades if no whole saying supports the first one. */
  doubt?: readonly string[];
  /** The corrections of the misspelt words in a guess, folded. */
  meant?: string;
}
