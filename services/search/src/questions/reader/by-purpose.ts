interface Purpose {
  /** A folded word, or several that follow each other, of what is wanted. */
  words: RegExp;
  /** The trade that does it, by the trade of the thing; of any other thing it stays. */
  doneBy: (tradeKey: string) => string;
}

/** Who mends what is sold by shops that do not. */
const MENDED_BY: Readonly<Record<string, string>> = {
  autoteile: 'kfz-werkstatt',
  mode: 'schneiderei',
  schuhe: 'schuhmacher',
};
/** Trades of things that are thrown away one day. */
const OF_THINGS = new Set(
  'autoteile baumarkt buecher-schreibwaren computer-it einzelhandel fernsehtechnik haushaltsgeraete maler mode moebel reifenservice'.split(
    ' ',
  ),
);
/** Trades that teach what they do. */
const TEACHING = new Set(
  'fahrschule fitness-sport kindergarten kultur-unterhaltung kurse-nachhilfe pflege schule tierbedarf'.split(
    ' ',
  ),
);

const PURPOSES: readonly Purpose[] = [
  {
    words:
      /\b(?:kaputt\w*|defekt\w*|gerissen\w*|riss|loch|locher|zerrissen\w*|flicken|(?:um)?andern|enger|weit|kurzen|repar\w*|naht|klemmt|austauschen|broken|torn|ripped|hole|mend|alter|alterations?|fix|repairs?|repaired|shorten|bozuldu|bozuk|yirtildi|yirtik|sokuldu|delindi|delik|tamir\w*|daralt\w*|kisalt\w*)\b/,
    doneBy: (key) => MENDED_BY[key] ?? key,
  },
  {
    words: /\b(?:entsorg\w*|loswerden|wegwerfen|wohin damit|disposal|get rid of|rid of|throw away)\b/,
    doneBy: (key) => (OF_THINGS.has(key) ? 'entsorgung' : key),
  },
  {
    words:
      /\b(?:kurse?|unterricht|lernen|nachhilfe|lessons?|tutor(?:ing)?|class(?:es)?|kursu|dersi|ders|ogrenmek)\b/,
    doneBy: (key) => (TEACHING.has(key) ? key : 'kurse-nachhilfe'),
  },
];

/** What is wanted of a thing says who does it, not the thing: 'Pullover gerissen', 'alter Fernseher wohin damit', 'nähen lernen'. */
export function byPurpose(words: readonly string[], tradeKeys: readonly string[]): string[] {
  const text = words.join(' ');
  const asked = PURPOSES.filter((purpose) => purpose.words.test(text));
  const doneBy = (key: string) => asked.reduce((done, purpose) => purpose.doneBy(done), key);
  return [...new Set(tradeKeys.map(doneBy))];
}
