/** Who mends what is sold by shops that do not. */
const MENDED_BY: Readonly<Record<string, string>> = {
  autoteile: 'kfz-werkstatt',
  mode: 'schneiderei',
  schuhe: 'schuhmacher',
};
const BROKEN =
  /^(?:kaputt\w*|defekt\w*|gerissen\w*|riss|loch|locher|zerrissen\w*|flicken|(?:um)?andern|enger|weit|kurzen|repar\w*|naht|klemmt|austauschen|broken|torn|ripped|hole|mend|alter|alterations?|fix|repairs?|repaired|shorten|bozuldu|bozuk|yirtildi|yirtik|sokuldu|delindi|delik|tamir\w*|daralt\w*|kisalt\w*)$/;

/** What is broken or does not fit asks for who mends it, not for who sells it: 'Pullover gerissen', 'Scheibenwischer defekt'. */
export function forMending(words: readonly string[], tradeKeys: readonly string[]): string[] {
  if (!words.some((word) => BROKEN.test(word))) return [...tradeKeys];
  return [...new Set(tradeKeys.map((key) => MENDED_BY[key] ?? key))];
}
