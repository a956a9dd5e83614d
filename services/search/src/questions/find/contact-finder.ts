import { Injectable } from '@nestjs/common';
import { oneOf } from '../../engine/conditions.js';
import { SearchClient } from '../../engine/search.client.js';
import type { Found } from './business-finder.js';
import { engineQuery, insideOf, type Wanted } from './engine-queries.js';
import { totalOf } from './in-order.js';
import type { ReadQuestion } from './read-question.js';

/** Businesses of a phone number, mail address, host or street. */
@Injectable()
export class ContactFinder {
  constructor(private readonly engine: SearchClient) {}

  /** Null where none has it. @throws EngineUnavailable */
  async find({ reading, location, inText }: ReadQuestion, wanted: Wanted): Promise<Found | null> {
    const place = location ?? (reading.intent === 'street' ? inText : null);
    const within = place ? insideOf(place) : [];
    const nameless = { ...wanted, text: '' };
    const isMail = reading.intent === 'email';
    // An address before others of its host, a street of the place before one elsewhere.
    const tried = [...(isMail ? reading.contactKeys.map((key) => [key]) : [reading.contactKeys])].flatMap(
      (keys) =>
        [...(within.length > 0 ? [within] : []), []].map((inside) => ({
          inside,
          keys: oneOf('contactKeys', keys),
        })),
    );
    const queries = tried.map(({ inside, keys }) => engineQuery(nameless, [...inside, keys]));
    const answers = await this.engine.searchMany(queries);
    const at = answers.findIndex((answer) => totalOf(answer) > 0);
    const [answer, query, chosen] = [answers[at], queries[at], tried[at]];
    if (!answer || !query || !chosen) return null;
    const conditions = [...wanted.conditions, chosen.keys];
    return {
      hits: answer.hits,
      total: totalOf(answer),
      notice: null,
      query,
      wanted: { ...nameless, conditions },
    };
  }
}
