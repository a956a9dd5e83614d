import {
  type addSynonym,
  businessIdPattern,
  GewerkError,
  type OutputOf,
  type ParsedInputOf,
  type removeSynonym,
  type Synonym,
  SYNONYM,
} from '@gewerk/contracts';
import { logger, within } from '@gewerk/service-kit';
import { foldLoose } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { IndexSynonyms } from './index-synonyms.js';
import type { SynonymRecord } from './synonym.schema.js';
import { SynonymsRepository } from './synonyms.repository.js';

/** So long the owner waits for the engine; what takes longer is brought to the index later (IndexGuard). */
const WAIT_FOR_INDEX_MS = 3_000;
const READABLE = /[\p{L}\p{N}]/u;

/** Words that the owner has searched for as others, too. */
@Injectable()
export class SynonymsService {
  constructor(
    private readonly synonyms: SynonymsRepository,
    private readonly index: IndexSynonyms,
  ) {}

  async list(): Promise<{ synonyms: Synonym[] }> {
    return { synonyms: (await this.synonyms.all()).map(toSynonym) };
  }

  async add({ word, means }: ParsedInputOf<typeof addSynonym>): Promise<Synonym> {
    const pair = { foldedWord: folded('word', word), foldedMeans: folded('means', means) };
    if (pair.foldedWord === pair.foldedMeans) throw fault('means', 'must be another word');
    if (!(await this.synonyms.find(pair))) {
      if ((await this.synonyms.count()) >= SYNONYM.maxCount) throw tooMany();
      await this.synonyms.insert({ word, means, ...pair, addedAt: new Date() });
    }
    const stored = await this.synonyms.find(pair);
    if (!stored) throw new GewerkError('conflict', 'This synonym was taken back at the same moment.');
    await this.tellIndex();
    return toSynonym(stored);
  }

  async remove({ id }: ParsedInputOf<typeof removeSynonym>): Promise<OutputOf<typeof removeSynonym>> {
    const removed = businessIdPattern.test(id) ? await this.synonyms.remove(id) : null;
    await this.tellIndex();
    return { removed: removed && toSynonym(removed) };
  }

  private async tellIndex(): Promise<void> {
    try {
      await within(this.index.bringUpToDate(), WAIT_FOR_INDEX_MS);
    } catch (error) {
      logger.warn({ err: error }, 'Synonyms could not be brought to the index yet');
    }
  }
}

/** The text as the index has it. */
function folded(field: string, text: string): string {
  const word = foldLoose(text);
  if (!READABLE.test(word)) throw fault(field, 'must have letters or digits');
  if (word.split(' ').length > SYNONYM.words) throw fault(field, `must have at most ${SYNONYM.words} words`);
  return word;
}

const fault = (field: string, message: string): GewerkError =>
  new GewerkError('invalid-input', `${field}: ${message}`, [{ field, message }]);

const tooMany = (): GewerkError =>
  new GewerkError('conflict', `There are ${SYNONYM.maxCount} synonyms already; take one back first.`);

const toSynonym = ({ _id, word, means, addedAt }: SynonymRecord): Synonym => ({
  id: _id.toHexString(),
  word,
  means,
  addedAt: addedAt.toISOString(),
});
