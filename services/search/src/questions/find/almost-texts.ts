import { Injectable } from '@nestjs/common';
import type { Filter } from '../../engine/conditions.js';
import type { EngineAnswer, EngineQuery } from '../../engine/engine-query.js';
import { NameVocabulary } from '../../names/name-vocabulary.js';
import { keysOfNamedWholly, namesQuery } from './named-wholly.js';
import { withoutOneUnknown } from './without-one-unknown.js';
import { isNamedBy } from './word-match.js';

/** Fewer words than this are often together in names without being one: 'Pizza Service'. */
const SHORTEST_NAME = 3;

/** A text that may be meant instead. */
export interface Almost {
  text: string;
  /** Words of the visitor's text that it leaves out. */
  ignored: readonly string[];
  /** The query for names that match it. */
  query: EngineQuery;
}

/** Finds texts that may be meant if a text is not a name. */
@Injectable()
export class AlmostTexts {
  constructor(private readonly vocabulary: NameVocabulary) {}

  /** Variants without one unknown word. */
  shorter(text: string, within: Filter): Almost[] {
    return withoutOneUnknown(text).map(({ text: other, word }) => ({
      text: other,
      ignored: [word],
      query: namesQuery(other, within),
    }));
  }

  /**
   * Corrections of a misspelt text, even if its first letter or two of its letters are wrong, or if it only sounds
   * the same.
   */
  corrected(text: string, within: Filter, isStrict = false): Almost[] {
    const texts = this.vocabulary.corrected(text, isStrict);
    return texts.map((other) => ({ text: other, ignored: [], query: namesQuery(other, within) }));
  }

  /** Whether a text has several words that are together in names. */
  isLikelyName(text: string): boolean {
    return text.split(' ').length >= SHORTEST_NAME && this.vocabulary.mayBeNameOf(text);
  }

  /** Whether some word of the text occurs in no name, and so is likely misspelt. */
  lackWordOf(text: string): boolean {
    return this.vocabulary.lacksWordOf(text);
  }
}

/** The first of these texts that is a name according to the responses to their queries. */
export const firstNamed = (almost: readonly Almost[], answers: readonly EngineAnswer[]): Almost | undefined =>
  almost.find(({ text, ignored }, at) => {
    const hits = answers[at]?.hits ?? [];
    // A variant with a word left out and others corrected would fit too many names.
    if (ignored.length > 0) return keysOfNamedWholly(text, hits).length > 0;
    return hits.some((hit) => isNamedBy(text, hit));
  });
