import { foldLoose } from '@gewerk/text';
import { tradeKeyOfBranch } from '../brands/brand-of.js';
import { nameKey, tradesOfCompound, tradesOfInflected } from '../name-index.js';
import { tradeByKey } from '../taxonomy.js';
import type { Trade } from '../trade.js';
import { openStreetMapTables } from './openstreetmap/index.js';

const MAX_WORDS = 12;
const MAX_PHRASE_WORDS = 3;
const SHORTEST_PHRASE = 5;

/** Words for trades that are surnames as well: 'Schneider & Ozga' need not be tailors. */
const SURNAMES: ReadonlySet<string> = new Set(
  'schneider schreiner tischler zimmermann schlosser maler maurer metzger fleischer backer baecker koch fischer gartner gaertner schuster schumacher schuhmacher muller mueller schmied schmidt glaser sattler drucker forster foerster jager jaeger binder kramer kraemer bauer wagner stein steiner gerber farber faerber topfer hafner richter vogt kaufmann schwimmer spengler lackner kuchler kohler schlachter wirt weber post bader allianz kraft kurz sommer winter berg garten herz gold silber taxis'.split(
    ' ',
  ),
);

/** Words in names that describe a firm, a place or a person, not a trade. */
const SILENT: ReadonlySet<string> = new Set(
  'gmbh firma company shop store laden geschaft markt handel haus hof zentrum center centre stadt bahnhof office buro agentur service services verein union club platz dienst team group gruppe'.split(
    ' ',
  ),
);

/**
 * Short words that reveal the trade in a name, although they do not name one by themselves: 'Müller Druck'.
 */
const TELLING: Readonly<Record<string, string>> = {
  druck: 'drucker-kopie',
  bau: 'bauunternehmen',
  dachbau: 'dachdecker',
  metall: 'metallbau',
  foto: 'fotograf',
  taxi: 'taxi',
  salon: 'friseur',
  physio: 'therapie',
  kaminbau: 'heizung-klima',
  edv: 'computer-it',
  kfz: 'kfz-werkstatt',
  kita: 'kindergarten',
  gym: 'fitness-sport',
  pub: 'bar-kneipe',
};
/** Trades whose businesses a source may call shops: a hairdresser, a copy shop. */
const SHOPS: ReadonlySet<string> = new Set(Object.keys(openStreetMapTables['shop'] ?? {}));

/** Replaced before folding, which makes 'Küchen' equal to 'Kuchen': 'Küchen Aktuell' sells no cakes. */
const KITCHENS = /(?<!\p{L})k(?:ü|ue)chen(?!\p{L})/giu;

/** The name of a taxi rank contains 'taxi' just as a firm's does: 'Taxistand Markt', 'Taxi'. */
const RANK = /taxi[\s-]?(?:stand|platz|halt|rank|stop)|^\W*taxis?\W*$/iu;

/**
 * The trade `taxi` also covers airports and cable cars, after which stops and boards are named; only a name that
 * contains this makes a place a taxi firm.
 */
const TAXI = /taxi/iu;

/**
 * The trade in the name of a business, otherwise that of the brand with which it begins, if its source
 * reveals no more than `vague`. A shop is never filed as anything but a shop, and a place becomes a business
 * only as a tourist office or a taxi firm.
 */
export function tradeInName(name: string | undefined, vague: Trade | null): Trade | undefined {
  if (name === undefined || (vague === null && RANK.test(name))) return undefined;
  const written = name.normalize('NFC').replace(KITCHENS, 'Küchenstudio');
  const words = foldLoose(written).split(' ').slice(0, MAX_WORDS);
  const named = candidates(words).find((trade) => fits(trade, vague, name));
  if (named) return named;
  const brand = tradeByKey(tradeKeyOfBranch(words) ?? '');
  return brand && fits(brand, vague, name) ? brand : undefined;
}

function fits(trade: Trade, vague: Trade | null, name: string): boolean {
  if (trade.general) return false;
  if (vague === null) return trade.key === 'reisebuero' || (trade.key === 'taxi' && TAXI.test(name));
  return vague.key !== 'einzelhandel' || trade.groups.includes('retail') || SHOPS.has(trade.key);
}

/** Longest phrases first, then compounds, then the short words of TELLING. */
function candidates(words: readonly string[]): Trade[] {
  const found: { trade: Trade; length: number }[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + MAX_PHRASE_WORDS); end += 1) {
      const phrase = words.slice(start, end);
      const key = nameKey(phrase.join(' '));
      if (key.length < SHORTEST_PHRASE || phrase.some((word) => SURNAMES.has(word) || SILENT.has(word)))
        continue;
      const [trade] = tradesOfInflected(key);
      if (trade) found.push({ trade, length: key.length });
    }
  }
  found.sort((one, other) => other.length - one.length);
  const compounds = words.filter((word) => !SURNAMES.has(word)).flatMap((word) => tradesOfCompound(word));
  const told = words.flatMap((word) => tradeByKey(TELLING[word] ?? '') ?? []);
  return [...found.map(({ trade }) => trade), ...compounds, ...told];
}
