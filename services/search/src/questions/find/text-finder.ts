import { isTradeWord, tradesMatching } from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import type { EngineAnswer } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import type { Reading } from '../reader/reading.js';
import { type Almost, firstNamed } from './almost-texts.js';
import type { AskedConditions } from './asked-conditions.js';
import { type Asked, BusinessFinder, type Found } from './business-finder.js';
import { insideOf, type Wanted } from './engine-queries.js';
import { type UsedParts, usedParts, isAsking, withoutConditions, withText } from './used-parts.js';
import { keysOfNamedWholly, namesQuery } from './named-wholly.js';
import type { ReadQuestion } from './read-question.js';
import { beginsOnlyAlike } from './word-match.js';

/** Finds a text at the place of its question. @throws EngineUnavailable */
@Injectable()
export class TextFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly businesses: BusinessFinder,
  ) {}

  /**
   * @param leavesOutPlace whether to drop the place from the searched words
   * @param first the result at the place, if it is known
   */
  async find(
    { reading, location, inText }: ReadQuestion,
    wanted: Wanted,
    leavesOutPlace: boolean,
    first: Asked | null = null,
  ): Promise<Found> {
    if (location) return { ...(await this.businesses.at(location, wanted, first)), wanted };
    // If only a town without businesses is given, the nearest businesses are meant: few texts contain its name.
    const isUnlisted = inText?.citySlugs.length === 0 && reading.intent === 'everything';
    if (inText && (leavesOutPlace || isUnlisted)) {
      return { ...(await this.businesses.at(inText, { ...wanted, text: reading.rest })), wanted };
    }
    const named = inText && reading.rest !== '' ? { place: inText, rest: reading.rest } : null;
    return { ...(await this.businesses.anywhere(wanted, named)), wanted };
  }

  /**
   * Whether each word of the text only resembles the beginning of a longer word of the first hit: 'Apple' is not an
   * 'appliance'. False if a word resembles no word of the hit, since a synonym then found it. If the text itself has
   * no hit, `found` came from the words of its trades; the result is then whether none of these businesses has a
   * trade that matches the text: 'Surfschule' does not mean 'Schuhe', although 'Schule' resembles it.
   */
  async areOnlyAlike(text: string, found: Pick<Found, 'hits'>, { conditions }: Wanted): Promise<boolean> {
    const { hits } = await this.engine.search({
      ...{ q: text, limit: 1, offset: 0, attributesToRetrieve: ['trades', 'description'] },
      ...(conditions.length > 0 ? { filter: [...conditions] } : {}),
    });
    const [{ trades = '', description = '' } = {}] = hits;
    if (hits.length === 0) {
      const meant = tradesMatching(text).map(({ trade }) => trade.key);
      return !found.hits.some(({ tradeKey }) => tradeKey && meant.includes(tradeKey));
    }
    const written = `${trades} ${description}`.split(' ');
    return text.split(' ').every((word) => beginsOnlyAlike(word, written));
  }

  /** Searches for the first of these texts that `answers` shows to be a name; null if none is. */
  async almost(
    question: ReadQuestion,
    wanted: Wanted,
    texts: readonly Almost[],
    answers: readonly EngineAnswer[],
  ): Promise<(Found & UsedParts) | null> {
    const meant = firstNamed(texts, answers);
    if (!meant) return null;
    const found = await this.find(question, { ...wanted, text: meant.text }, false);
    return { ...found, parts: [], ignored: meant.ignored };
  }

  /**
   * Businesses whose name is the text without its conditions: 'hat Möbel Sitzfleisch heute offen'. If no
   * business of that name meets the conditions, these are dropped rather than the name. Null for other texts.
   */
  async named(
    question: ReadQuestion,
    wanted: Wanted,
    asked: AskedConditions,
  ): Promise<(Found & UsedParts) | null> {
    const { reading } = question;
    if (!isAsking(asked) || !mayBeName(reading)) return null;
    const text = reading.rest;
    const place = question.location ?? question.inText;
    const query = namesQuery(text, [...(place ? insideOf(place) : []), ...wanted.conditions]);
    const isNamed = ({ hits }: Pick<Found, 'hits'>) => keysOfNamedWholly(text, hits).length > 0;
    if (!isNamed(await this.engine.search(query))) return null;
    const parts = usedParts(reading, true);
    const found = await this.find(question, { ...withText(wanted, reading, asked), text }, true);
    if (found.notice === null && isNamed(found)) return { ...found, parts, ignored: [] };
    const relaxed = await this.find(question, { ...wanted, text }, true);
    return { ...relaxed, ...withoutConditions(parts, []) };
  }
}

/** Whether a text has several words, not all of a trade: 'Notdienst Apotheke' is not a name. */
function mayBeName({ intent, rest, whole }: Reading): boolean {
  const words = rest.split(' ');
  return intent !== 'trade' && words.length > 1 && rest !== whole && !words.every(isTradeWord);
}
