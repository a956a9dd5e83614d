import { Injectable } from '@nestjs/common';
import { NameVocabulary } from '../../names/name-vocabulary.js';
import { PlaceResolver } from '../../places/place.resolver.js';
import { isNoMisspelling } from '@gewerk/trades';
import { readQuestion } from '../reader/read-question.js';
import type { Reading } from '../reader/reading.js';
import { fillers } from '../reader/vocabulary/fillers.js';
import { splitWords, type Word } from '../reader/words/words.js';
import { isMisspeltTrade } from './used-parts.js';
import { isUnknown } from './without-one-unknown.js';

const SHORTEST = 5;
const MOST_WORDS = 6;

export interface PlaceMeant {
  reading: Reading;
  /** The word that nearly matches the place's name, folded. */
  typed: string;
}

/**
 * Finds, next to a trade, a word that occurs in no business's name but nearly matches the name of a listed city:
 * 'Autowerkstatt Nürnbreg'.
 */
@Injectable()
export class MisspeltPlace {
  constructor(
    private readonly places: PlaceResolver,
    private readonly vocabulary: NameVocabulary,
  ) {}

  /** The reading of the text with the city instead of that word; null if there is no such word. */
  of(text: string, { place, contactKeys, brand, isBeyond, rest }: Reading): PlaceMeant | null {
    if (place !== null || contactKeys.length > 0 || brand || isBeyond) return null;
    const { tokens, words } = splitWords(text);
    if (words.length < 2 || words.length > MOST_WORDS) return null;
    const left = new Set(rest.split(' '));
    for (const word of [words.at(-1), words[0]]) {
      // 'Freitag' is read as a day, not as a misspelt Freital.
      const isLeft = word !== undefined && left.has(word.folded);
      const city = word && isLeft && this.mayBePlace(word) ? this.places.misspelt(word.folded) : null;
      if (!word || city === null) continue;
      const meant = tokens.map((token, at) => (at === word.token ? city : token)).join(' ');
      const reading = readQuestion(meant, this.places.gazetteer);
      if (reading.place === null || !isOfTrade(reading)) continue;
      const parts = reading.parts.map((part) =>
        part.kind === 'place' ? { ...part, text: tokens[word.token] ?? part.text } : part,
      );
      return { reading: { ...reading, parts }, typed: word.folded };
    }
    return null;
  }

  private mayBePlace({ folded }: Word): boolean {
    const isWord = fillers.has(folded) || isNoMisspelling(folded);
    const mayBe = folded.length >= SHORTEST && isUnknown(folded) && !isWord;
    return mayBe && this.vocabulary.lacksWordOf(folded);
  }
}

const isOfTrade = (reading: Reading): boolean =>
  reading.intent === 'trade' ||
  (reading.intent === 'need' && reading.ignored.length === 0) ||
  isMisspeltTrade(reading);
