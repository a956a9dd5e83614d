import { NearWords } from '../near-words.js';
import { isNoMisspelling } from '../other-words.js';
import { cueIndex, sayingKey } from './cue-index.js';
import { isGenericWord, isKnownWord, isNeedWord } from './trades-needed.js';

/** Shorter words are too close to many others. */
const SHORTEST = 4;
const SHORTEST_ALONE = 7;
const SHORTEST_WITH_TWO = 8;
const SHORTEST_ALONE_WITH_TWO = 9;
const MOST_WORDS = 8;
const MOST_MISSPELT = 3;
const MOST_LIKE = 8;
const LETTERS_ONLY = /^[a-z]+$/;

let near: NearWords | undefined;

const wordsOfSayings = (): NearWords =>
  (near ??= new NearWords(
    [...cueIndex().byWord.keys()].filter((word) => word.length >= SHORTEST && LETTERS_ONLY.test(word)),
  ));

/** Words of sayings that a misspelt word may stand for, nearest first. */
function wordsLike(word: string, most: number): string[] {
  const found = wordsOfSayings()
    .of(word, most)
    .sort((one, other) => one.edits - other.edits);
  return found.slice(0, MOST_LIKE).map((each) => each.word);
}

/**
 * Whether a word may be misspelt: as typed, it is neither in a saying, nor unrelated to any trade, nor another real
 * word. It may look like an inflected form: 'ausdruckne'.
 */
const isStrange = (word: string): boolean =>
  word.length >= SHORTEST &&
  LETTERS_ONLY.test(word) &&
  !isGenericWord(word) &&
  !isNeedWord(word) &&
  !isNoMisspelling(word);

/**
 * Folded words of a need with misspelt ones corrected: 'wohnung striechen'. Among several words, only corrections
 * that form a saying with the others count; for a single word, only one that expresses a need by itself. Null if
 * nothing is misspelt in this way.
 */
export function needMisspelt(words: readonly string[]): readonly string[] | null {
  const misspelt = words.filter(isStrange);
  if (misspelt.length === 0 || misspelt.length > MOST_MISSPELT || words.length > MOST_WORDS) return null;
  const [only = ''] = words;
  if (words.length === 1) return aloneLike(only);
  const texts = misspelt.reduce<(readonly string[])[]>(
    (begun, word) =>
      begun.flatMap((text) =>
        [
          ...(isKnownWord(word) ? [word] : []),
          ...wordsLike(word, word.length >= SHORTEST_WITH_TWO ? 2 : 1),
        ].map((like) => text.map((each) => (each === word ? like : each))),
      ),
    [words],
  );
  const { sayings } = cueIndex();
  const others = texts.filter((text) => text.some((word, at) => word !== words[at]));
  return (
    others.find((text) => sayings.has(sayingKey(text))) ??
    others.find(
      (text) => isSaid(text, words) && text.every((word) => word.length < SHORTEST || isKnownWord(word)),
    ) ??
    null
  );
}

function aloneLike(word: string): readonly string[] | null {
  if (word.length < SHORTEST_ALONE) return null;
  const { alone } = cueIndex();
  const near = wordsLike(word, 1).find((like) => alone.has(like));
  if (near !== undefined) return [near];
  const far = word.length < SHORTEST_ALONE_WITH_TWO ? [] : wordsLike(word, 2);
  const like = far.find((each) => alone.has(each) && each[0] === word[0]);
  return like === undefined ? null : [like];
}

/** Whether every corrected word is in a whole saying. */
function isSaid(text: readonly string[], typed: readonly string[]): boolean {
  const { byWord } = cueIndex();
  return text.every(
    (word, at) =>
      word === typed[at] ||
      (byWord.get(word) ?? []).some(
        (cue) => cue.words.length > 1 && cue.words.every((other) => text.includes(other)),
      ),
  );
}
