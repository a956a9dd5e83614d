import { foldLoose } from '@gewerk/text';
import {
  isTradeWord,
  tradesNamed,
  tradesNeeded,
  tradeSaidAlone,
  tradesSaid,
  wordsBeside,
} from '@gewerk/trades';
import { withoutFillers } from './without-fillers.js';
import { foldedOf, type Word } from './words.js';

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => foldLoose(word)));

/** Names of towns that are also verbs. */
const VERBS = setOf(
  'essen baden singen weiden laufen werben lachen sterben leben bauen wenden senden gießen mauern graben buchen bergen lehren reiten',
);
/** Names of small towns that are also things, used with verbs. */
const THINGS = setOf(
  'hof waren wangen haar horn stein brunnen burg zug wetter regen rohr mauer graben nagel nägel haus wiesen lehre brand feld dorf',
);
/** Words that are followed by a verb rather than a town: 'beim Inder essen'. */
const BEFORE_VERBS = setOf(
  'beim bei zum zur mit gut mal lecker schön gemütlich gehen lernen wo kann möchte will',
);
/** Words that no town follows: 'kann mich nicht bücken'. */
const BEFORE_NO_TOWN = setOf('nicht mich dich sich mir dir nie not');
/** Words that turn a verb into a noun: 'etwas zum Essen'. */
const BEFORE_NOUNS = setOf('zum beim');
const VERB = /(?:en|ern|eln)$/;
/** Words that follow a verb rather than a town's name: 'Essen mit Kindern', 'Essen auf Rädern'. */
const BEHIND_VERBS = setOf('mit ohne zu zum für auf with for');
/** Trades of things that are eaten. */
const OF_FOOD = new Set(
  'baeckerei bar-kneipe cafe catering imbiss metzgerei pizzeria restaurant supermarkt'.split(' '),
);

const MONTHS = setOf(
  'januar jänner februar märz april mai juni juli august september oktober november dezember march may june july october december ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
);

/** Whether a name is usually that of a month: Marz and Mai are also villages. */
export const isMonth = (folded: string): boolean => MONTHS.has(folded);

/** Swiss verbs that the gazetteer lists as a town's name in another language. */
const NO_TOWNS = setOf('esse');

/** Whether a town's name is also a verb or a thing. */
export const isWordToo = (folded: string): boolean => VERBS.has(folded) || THINGS.has(folded);

/** Whether a town's name is used as an ordinary word: 'beim Inder essen', 'Wangen straffen'. */
export function isSaidAsWord(name: Word, words: readonly Word[]): boolean {
  const others = words.filter((word) => word !== name);
  const before = words[words.indexOf(name) - 1]?.folded ?? '';
  if (BEFORE_NO_TOWN.has(before) && VERB.test(name.folded)) return true;
  if (NO_TOWNS.has(name.folded)) return true;
  if (isMonth(name.folded) || (BEFORE_NOUNS.has(before) && VERBS.has(name.folded))) return true;
  const isCapital = !name.isLower && name !== words[0] && others.some(({ isLower }) => isLower);
  if (isCapital) return false;
  const folded = words.map((word) => word.folded);
  const told = withoutFillers(others);
  // 'Essen gehen Essen' has the verb and the town.
  if (others.some((other) => other.folded === name.folded)) return false;
  const isLeading = name === words[0] && BEHIND_VERBS.has(words[1]?.folded ?? '');
  if (VERBS.has(name.folded)) return isLeading || tradesSaid(folded).length > 0 || isVerb(name, others, told);
  const isObject = THINGS.has(name.folded) && name === words[0] && told.length > 0;
  return isObject && told.every(isVerbAlone);
}

/**
 * Whether the name is a verb: in 'Kuchen essen' and 'beim Inder essen', but not in 'Friseur essen', nor in 'pizza
 * essen', where the lower case shows nothing and the town may be meant.
 */
function isVerb(name: Word, others: readonly Word[], told: readonly Word[]): boolean {
  const rest = foldedOf(told);
  const isLed = others.some(({ folded }) => BEFORE_VERBS.has(folded));
  const isTyped = name.isLower && others.some(({ isLower }) => !isLower);
  const keys = keysOf(rest);
  if (!(isTyped || isLed) || keys.length === 0) return false;
  // Next to food, 'essen' is a verb even if the food's trade only sells it, as with fish.
  const isEaten = name.folded === 'essen' && keys.every((key) => OF_FOOD.has(key));
  return isEaten || wordsBeside([name.folded], keys).length === 0;
}

function keysOf(rest: readonly string[]): readonly string[] {
  const named = tradesNamed(rest.join(' ')).map(({ key }) => key);
  const alone = rest.length === 1 ? tradeSaidAlone(rest[0] ?? '') : null;
  return named.length > 0 ? named : alone === null ? (tradesNeeded(rest)?.tradeKeys ?? []) : [alone];
}

const isVerbAlone = ({ folded, isLower }: Word): boolean =>
  VERB.test(folded) && isLower && !isTradeWord(folded);
