interface Purpose {
  /** Whether folded words express a purpose. */
  isAsked: (words: readonly string[]) => boolean;
  /** Maps the trade of the thing to the trade that serves the purpose; other trades stay the same. */
  doneBy: (tradeKey: string) => string;
}

/** Maps a trade to the trade that repairs what it sells. */
const MENDED_BY: Readonly<Record<string, string>> = {
  autoteile: 'kfz-werkstatt',
  mode: 'schneiderei',
  schuhe: 'schuhmacher',
};
/** Maps a trade to the trade that makes what it sells. */
const MADE_BY: Readonly<Record<string, string>> = {
  moebel: 'tischler',
  mode: 'schneiderei',
  schuhe: 'schuhmacher',
};
/** Maps a trade to the trade that serves what it sells. */
const SERVED_BY: Readonly<Record<string, string>> = {
  baeckerei: 'cafe',
  metzgerei: 'restaurant',
  supermarkt: 'restaurant',
};
/** Trades of things that are eventually thrown away. */
const OF_THINGS = new Set(
  'autoteile baumarkt buecher-schreibwaren computer-it einzelhandel fernsehtechnik haushaltsgeraete maler mode moebel reifenservice'.split(
    ' ',
  ),
);
/** Trades that teach their own subject. */
const TEACHING = new Set(
  'fahrschule fitness-sport kindergarten kultur-unterhaltung kurse-nachhilfe pflege schule tierbedarf'.split(
    ' ',
  ),
);

const DISPOSAL =
  /\b(?:entsorg\w*|loswerden|wegwerfen|wegbring\w*|wohin (?:damit|mit)|(?<=\S )wohin$|disposal|dispose|dump|get rid of|rid of|throw away|nereye|atilir|atilacak|attirmak)\b/;
/** 'Wohin mit den Kindern' does not ask for a dump, nor does a question about where to buy something. */
const NO_DISPOSAL = /\b(?:kauf\w*|buy|satin|neu\w*|repar\w*|kind\w*)\b/;

/** Whether folded words say that something is to be thrown away. */
export const isDisposal = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return DISPOSAL.test(text) && !NO_DISPOSAL.test(text);
};

const saidBy =
  (pattern: RegExp) =>
  (words: readonly string[]): boolean =>
    pattern.test(words.join(' '));

const EATEN = /\b(?:essen|eat|eating|dinner|lunch|yemek|yemege|yiyebil\w*)\b/;
/** Words for food that people take home or give to an animal. */
const NOT_EATEN_THERE =
  /\b(?:kauf\w*|einkauf\w*|buy|shop|laden|markt|satin|bestell\w*|liefer\w*|deliver\w*|siparis\w*|hund\w*|katz\w*|dogs?|cats?|kopek\w*|kedi\w*)\b/;

const DRUNK = /\b(?:trinken|drink|drinks|icmek)\b/;

/** Words for taking out insurance, rather than for a claim under it. */
const INSURED =
  /\b(?:haftpflicht|(?:teil|voll)?kasko|versichern|\w*versicherung|insurance|insure|sigorta(?:si|latmak))\b/;
const NO_INSURANCE =
  /\b(?:zahlt|zahlen|weigert|streit|anwalt|lawyer|schaden|gutachten|refuses|pays?|odemiyor|avukat|kranken\w*|renten\w*|arzt|doktor)\b/;

const PURPOSES: readonly Purpose[] = [
  {
    isAsked: (words) => DRUNK.test(words.join(' ')) && !NOT_EATEN_THERE.test(words.join(' ')),
    doneBy: (key) => (key === 'supermarkt' ? 'bar-kneipe' : (SERVED_BY[key] ?? key)),
  },
  {
    isAsked: (words) => INSURED.test(words.join(' ')) && !NO_INSURANCE.test(words.join(' ')),
    doneBy: () => 'versicherung',
  },
  {
    isAsked: (words) => EATEN.test(words.join(' ')) && !NOT_EATEN_THERE.test(words.join(' ')),
    doneBy: (key) => SERVED_BY[key] ?? key,
  },
  {
    isAsked: saidBy(
      /\b(?:kaputt\w*|defekt\w*|gerissen\w*|riss|loch|locher|zerrissen\w*|flicken|(?:um)?andern|enger|weit|kurzen|repar\w*|naht|klemmt|austauschen|durchgescheurt\w*|durchgewetzt\w*|abgelaufen\w*|abgewetzt\w*|weiten|besohlen|neu (?:absatze|sohlen)|broken|torn|ripped|hole|mend|alter|alterations?|fix|repairs?|repaired|shorten|worn out|new (?:heels|soles)|(?:heels?|soles?) (?:broke|worn|came off)|resole|taban\w*|bozuldu|bozuk|yirtildi|yirtik|sokuldu|delindi|delik|tamir\w*|daralt\w*|kisalt\w*)\b/,
    ),
    doneBy: (key) => MENDED_BY[key] ?? key,
  },
  {
    isAsked: saidBy(
      /\b(?:nach mass|massgefertigt\w*|massanfertigung|anfertigen|(?:baun|machen|fertigen|nahen) lassen|made to (?:measure|order)|custom made|bespoke|tailor made|olcuye gore|ozel yap\w*|diktirmek)\b/,
    ),
    doneBy: (key) => MADE_BY[key] ?? key,
  },
  {
    isAsked: saidBy(/\b(?:mieten|leihen|ausleihen|verleih|rent|rental|hire|kiralik|kiralama\w*)\b/),
    doneBy: (key) => (key === 'autohaendler' ? 'autovermietung' : key),
  },
  {
    isAsked: saidBy(/\b(?:neu bezieh?n|polstern|aufpolstern|reupholster\w*|dosetmek|kaplatmak)\b/),
    doneBy: (key) => (key === 'moebel' ? 'bodenleger' : key),
  },
  {
    isAsked: isDisposal,
    doneBy: (key) => (OF_THINGS.has(key) ? 'entsorgung' : key),
  },
  {
    isAsked: saidBy(
      /\b(?:kurse?|unterricht|lernen|nachhilfe|lessons?|tutor(?:ing)?|class(?:es)?|kursu|dersi|ders|ogrenmek|fur (?:anfanger|einsteiger|fortgeschrittene)|for beginners|baslangic)\b/,
    ),
    doneBy: (key) => (TEACHING.has(key) ? key : 'kurse-nachhilfe'),
  },
];

/** The purpose decides who helps, not the thing: 'Pullover gerissen', 'Fernseher wohin damit', 'nähen lernen'. */
export function byPurpose(words: readonly string[], tradeKeys: readonly string[]): string[] {
  const asked = PURPOSES.filter((purpose) => purpose.isAsked(words));
  const doneBy = (key: string) => asked.reduce((done, purpose) => purpose.doneBy(done), key);
  return [...new Set(tradeKeys.map(doneBy))];
}
