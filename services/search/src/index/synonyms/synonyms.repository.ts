import { SYNONYM } from '@gewerk/contracts/limits';
import { inFreePlace, isDuplicateKey } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SYNONYM_MODEL, type SynonymRecord } from './synonym.schema.js';

/** The additional words of each word, in the engine's form. */
export type SynonymMap = Record<string, string[]>;

type Pair = Pick<SynonymRecord, 'foldedWord' | 'foldedMeans'>;

@Injectable()
export class SynonymsRepository {
  constructor(@InjectModel(SYNONYM_MODEL) private readonly model: Model<SynonymRecord>) {}

  /** At most the allowed number; if an earlier release stored more, only the first are used. */
  all(): Promise<SynonymRecord[]> {
    return this.model
      .find()
      .sort({ foldedWord: 1, foldedMeans: 1 })
      .limit(SYNONYM.maxCount)
      .lean<SynonymRecord[]>()
      .exec();
  }

  /** Sorted, so that equal maps have equal texts when serialised. */
  async map(): Promise<SynonymMap> {
    // An object without a prototype, since a word may be `constructor`.
    const map = Object.create(null) as SynonymMap;
    for (const { foldedWord, foldedMeans } of await this.all()) (map[foldedWord] ??= []).push(foldedMeans);
    return map;
  }

  find({ foldedWord, foldedMeans }: Pair): Promise<SynonymRecord | null> {
    return this.model.findOne({ foldedWord, foldedMeans }).lean<SynonymRecord>().exec();
  }

  /** Stores a pair, unless it is already stored. False if the limit is reached. */
  async insert(record: Omit<SynonymRecord, '_id' | 'place'>): Promise<boolean> {
    try {
      const made = await inFreePlace({
        most: SYNONYM.maxCount,
        taken: async () => (await this.all()).map(({ place }) => place),
        store: (place) => this.model.create({ ...record, place }),
      });
      return made !== null;
    } catch (error) {
      if (isDuplicateKey(error)) return true;
      throw error;
    }
  }

  remove(id: string): Promise<SynonymRecord | null> {
    return this.model.findByIdAndDelete(id).lean<SynonymRecord>().exec();
  }
}
