import { isInSaying, tradesNamed, tradesNeeded } from '@gewerk/trades';
import type { Word } from './words.js';
import { withoutFillers } from './without-fillers.js';

const GERMAN =
  'deutsch englisch franzosisch spanisch italienisch portugiesisch polnisch russisch ukrainisch turkisch arabisch persisch kurdisch griechisch bulgarisch rumanisch ungarisch kroatisch serbisch bosnisch albanisch tschechisch niederlandisch vietnamesisch chinesisch japanisch hebraisch farsi paschtu dari tigrinya';
const OTHERS =
  'german english french spanish italian portuguese polish russian ukrainian turkish arabic persian kurdish greek bulgarian romanian hungarian croatian serbian bosnian albanian czech dutch vietnamese chinese japanese hebrew pashto almanca ingilizce fransizca ispanyolca italyanca lehce rusca ukraynaca turkce arapca farsca kurtce yunanca bulgarca rumence macarca hirvatca sirpca bosnakca arnavutca';
const either = (list: string): string => list.split(' ').join('|');
/** 'Arabisch', 'türkischer', 'deutschsprachige', 'Turkish'. */
const LANGUAGE = new RegExp(
  `^(?:(?:${either(GERMAN)})(?:e[mnrs]?)?|(?:${either(GERMAN)})sprachige?[mnrs]?|${either(OTHERS)})$`,
);
const SPOKEN =
  /^(?:spricht|sprechen|sprechende?[mnrs]?|speaks?|speaking|konusan|konusulan|bilen)$|sprachige?[mnrs]?$/;
/**
 * Trades whose goods come from a country, and trades that teach its language or are its authorities: here the
 * word is part of what is wanted.
 */
const OF_COUNTRIES = new Set(
  (
    'baeckerei bar-kneipe behoerde buecher-schreibwaren cafe catering imbiss kultur-unterhaltung kurse-nachhilfe ' +
    'metzgerei pizzeria reisebuero restaurant schule supermarkt'
  ).split(' '),
);

/**
 * Splits the words into those without the language that is to be spoken, and those for that language, since no business
 * states which languages it speaks.
 * 'Dolmetscher Arabisch' and 'Arzt der Russisch spricht' ask for the trade next to the language; 'Englisch Nachhilfe'
 * and 'türkischer Supermarkt' stay as they are.
 */
export function splitOffLanguage(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const aside = words.filter(({ folded }) => LANGUAGE.test(folded) || SPOKEN.test(folded));
  if (!aside.some(({ folded }) => LANGUAGE.test(folded))) return [words, []];
  const folded = words.map((word) => word.folded);
  const left = words.filter((word) => !aside.includes(word));
  const rest = withoutFillers(left).map((word) => word.folded);
  // 'English lessons' is a saying, but 'driving lessons in English' names a trade without it.
  const isTrade = tradesNamed(rest.join(' ')).length > 0;
  if (!isTrade && aside.some((word) => isInSaying(word.folded, folded))) return [words, []];
  const isSpoken = aside.some((word) => SPOKEN.test(word.folded));
  const keys = keysOf(rest);
  return keys.length > 0 && (isSpoken || !keys.some((key) => OF_COUNTRIES.has(key)))
    ? [left, aside]
    : [words, []];
}

/** Trades that the words name, or those that help with a need if all its words are known. */
function keysOf(words: readonly string[]): readonly string[] {
  const named = tradesNamed(words.join(' '));
  if (named.length > 0) return named.map(({ key }) => key);
  const needed = words.length === 0 ? null : tradesNeeded(words);
  return needed?.unknown.length === 0 ? needed.tradeKeys : [];
}
