import { GewerkError } from '@gewerk/contracts';
import {
  ALIKE_CANDIDATES,
  findAlikeBusinesses,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { citySlug, foldLoose } from '@gewerk/text';
import { hostOf, phoneKeys } from '../document/contact-keys.js';
import { oneOf } from '../engine/conditions.js';
import { type EngineQuery, EngineUnavailable } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';

type Input = ParsedInputOf<typeof findAlikeBusinesses>;

/** Finds businesses that may be the same as a given one, so that a person can decide. */
@UseCase()
export class FindAlikeBusinesses {
  constructor(private readonly engine: SearchClient) {}

  @Answers(findAlikeBusinesses)
  async find(input: Input): Promise<OutputOf<typeof findAlikeBusinesses>> {
    try {
      const answers = await this.engine.patiently(() => this.engine.searchMany(questionsOf(input)));
      return { ids: [...new Set(answers.flatMap(({ hits }) => hits.flatMap(({ id }) => id ?? [])))] };
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      throw new GewerkError(
        'unavailable',
        'Similar businesses cannot be found while the search index is unavailable.',
      );
    }
  }
}

/** A separate query for each kind of match, so that many matches of one kind do not hide another. */
function questionsOf({ name, city, country, phone, website }: Input): EngineQuery[] {
  const host = website === undefined ? null : hostOf(website);
  const numbers = phone === undefined ? [] : phoneKeys(phone, [country]);
  return [
    ...(numbers.length > 0 ? [question('', oneOf('contactKeys', numbers))] : []),
    ...(host === null ? [] : [question('', oneOf('contactKeys', [`h:${host}`]))]),
    // The last words may be missing: legal forms and trades often are.
    {
      ...question(foldLoose(name), oneOf('citySlug', [citySlug(city)])),
      ...{ matchingStrategy: 'last', attributesToSearchOn: ['name'] },
    },
  ];
}

const question = (q: string, condition: string): EngineQuery => ({
  ...{ q, filter: [condition], limit: ALIKE_CANDIDATES, offset: 0, attributesToRetrieve: ['id'] },
});
