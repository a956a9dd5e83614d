import { Injectable } from '@nestjs/common';
import { keysOfSwapped } from '../../document/contact-keys.js';
import { type Filter, oneOf, startsWith } from '../../engine/conditions.js';
import { EngineRefused } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import type { Found } from './business-finder.js';
import { engineQuery, insideOf, type Wanted } from './engine-queries.js';
import { totalOf } from './in-order.js';
import type { ReadQuestion } from './read-question.js';

/** If a trade is given with a street, a street in another place is not meant. */
const placesOf = (within: Filter, isTrade: boolean): Filter[] =>
  within.length === 0 ? [[]] : isTrade ? [within] : [within, []];

/** Finds businesses by phone number, email address, host or street. */
@Injectable()
export class ContactFinder {
  constructor(private readonly engine: SearchClient) {}

  /** Null if no business has the contact data. @throws EngineUnavailable */
  async find({ reading, location, inText }: ReadQuestion, wanted: Wanted): Promise<Found | null> {
    const place = location ?? (reading.intent === 'street' ? inText : null);
    const within = place ? insideOf(place) : [];
    const trades = reading.besideStreet?.tradeKeys ?? [];
    const ofTrade = trades.length > 0 ? [oneOf('tradeKey', trades)] : [];
    const nameless = { ...wanted, text: '', conditions: [...wanted.conditions, ...ofTrade] };
    const keys = reading.contactKeys;
    const isMail = reading.intent === 'email';
    const swapped = reading.intent === 'street' ? [keys.flatMap(keysOfSwapped)] : [];
    const groups = isMail ? keys.map((key) => [key]) : [keys, ...swapped];
    const exact = groups.map((some) => oneOf('contactKeys', some));
    // An email address comes before others of its host, a street as typed before a corrected one, and a
    // street at the place before one elsewhere.
    const tried = exact.flatMap((condition) =>
      placesOf(within, ofTrade.length > 0).map((inside) => ({ inside, keys: condition })),
    );
    const queries = tried.map(({ inside, keys }) => engineQuery(nameless, [...inside, keys]));
    const answers = await this.engine.searchMany(queries);
    const at = answers.findIndex((answer) => totalOf(answer) > 0);
    const [answer, query, chosen] = [answers[at], queries[at], tried[at]];
    if (!answer || !query || !chosen) return reading.intent === 'phone' ? this.begun(keys, nameless) : null;
    const conditions = [...nameless.conditions, chosen.keys];
    return {
      hits: answer.hits,
      total: totalOf(answer),
      notice: null,
      query,
      wanted: { ...nameless, conditions },
    };
  }

  /** Businesses whose numbers begin with these keys, since a visitor may know only the first digits. */
  private async begun(keys: readonly string[], nameless: Wanted): Promise<Found | null> {
    const condition = keys.map((key) => startsWith('contactKeys', key)).join(' OR ');
    const wanted = { ...nameless, conditions: [...nameless.conditions, condition] };
    const query = engineQuery(wanted);
    try {
      const answer = await this.engine.search(query);
      return totalOf(answer) === 0
        ? null
        : { hits: answer.hits, total: totalOf(answer), notice: null, query, wanted };
    } catch (error) {
      // An engine of another version may not support this filter.
      if (error instanceof EngineRefused) return null;
      throw error;
    }
  }
}
