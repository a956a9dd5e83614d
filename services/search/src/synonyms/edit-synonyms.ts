import { businessIdPattern, GewerkError, invalidField } from '@gewerk/contracts';
import {
  addSynonym,
  listSynonyms,
  type OutputOf,
  type ParsedInputOf,
  removeSynonym,
  type Synonym,
} from '@gewerk/contracts/bus';
import { SYNONYM } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger, withTimeLimit } from '@gewerk/service-kit';
import { foldLoose } from '@gewerk/text';
import { IndexSynonyms } from '../index/synonyms/index-synonyms.js';
import type { SynonymRecord } from '../index/synonyms/synonym.schema.js';
import { SynonymsRepository } from '../index/synonyms/synonyms.repository.js';

/** Maximum wait for the engine; RebuildIndex makes the change later if the engine did not make it in time. */
const WAIT_FOR_INDEX_MS = 3_000;
const READABLE = /[\p{L}\p{N}]/u;

@UseCase()
export class EditSynonyms {
  constructor(
    private readonly synonyms: SynonymsRepository,
    private readonly index: IndexSynonyms,
  ) {}

  @Answers(listSynonyms)
  async list(): Promise<{ synonyms: Synonym[] }> {
    return { synonyms: (await this.synonyms.all()).map(toSynonym) };
  }

  @Answers(addSynonym)
  async add({ word, means }: ParsedInputOf<typeof addSynonym>): Promise<Synonym> {
    const pair = { foldedWord: folded('word', word), foldedMeans: folded('means', means) };
    if (pair.foldedWord === pair.foldedMeans) throw invalidField('means', 'must be a different word');
    if (!(await this.synonyms.find(pair))) {
      const hadRoom = await this.synonyms.insert({ word, means, ...pair, addedAt: new Date() });
      if (!hadRoom) throw tooMany();
    }
    const stored = await this.synonyms.find(pair);
    if (!stored) throw new GewerkError('conflict', 'This synonym was removed in the meantime.');
    await this.updateIndex();
    return toSynonym(stored);
  }

  @Answers(removeSynonym)
  async remove({ id }: ParsedInputOf<typeof removeSynonym>): Promise<OutputOf<typeof removeSynonym>> {
    const removed = businessIdPattern.test(id) ? await this.synonyms.remove(id) : null;
    await this.updateIndex();
    return { removed: removed && toSynonym(removed) };
  }

  private async updateIndex(): Promise<void> {
    try {
      await withTimeLimit(this.index.bringUpToDate(), WAIT_FOR_INDEX_MS);
    } catch (error) {
      logger.warn({ err: error }, 'The synonyms could not be added to the index yet');
    }
  }
}

function folded(field: string, text: string): string {
  const word = foldLoose(text);
  if (!READABLE.test(word)) throw invalidField(field, 'must have letters or digits');
  if (word.split(' ').length > SYNONYM.words)
    throw invalidField(field, `must have at most ${SYNONYM.words} words`);
  return word;
}

const tooMany = (): GewerkError =>
  new GewerkError('conflict', `There are ${SYNONYM.maxCount} synonyms already; remove one first.`);

const toSynonym = ({ _id, word, means, addedAt }: SynonymRecord): Synonym => ({
  id: _id.toHexString(),
  word,
  means,
  addedAt: addedAt.toISOString(),
});
