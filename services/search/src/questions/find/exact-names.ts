import { foldLoose } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import type { StoredCard } from '../../document/business-document.js';
import type { EngineHit } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { nameIn } from '../reader/reading.js';
import { insideOf, type Wanted } from './engine-queries.js';
import { namesQuery } from './named-wholly.js';
import type { ReadQuestion } from './read-question.js';

/** Checks whether any business's name contains all words of a text, without typos. */
@Injectable()
export class ExactNames {
  constructor(private readonly engine: SearchClient) {}

  /**
   * Checks only businesses at the place, if one is given.
   * @throws EngineUnavailable
   */
  async have({ reading, location, inText }: ReadQuestion, { conditions }: Wanted): Promise<boolean> {
    const place = location ?? inText;
    const name = nameIn(reading);
    const query = namesQuery(name, [...(place ? insideOf(place) : []), ...conditions]);
    const { hits } = await this.engine.search(query);
    return hits.some((hit) => isNamedExactly(name, hit));
  }
}

function isNamedExactly(name: string, { card }: EngineHit): boolean {
  const own = foldLoose((JSON.parse(card) as StoredCard).name).split(' ');
  return name.split(' ').every((word) => own.includes(word));
}
