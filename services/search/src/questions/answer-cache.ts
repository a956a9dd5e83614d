import { metrics } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { ServingIndex } from '../engine/serving-index.js';
import { NameVocabulary } from '../names/name-vocabulary.js';
import { CityDirectory } from '../places/city-directory.js';
import { TradeCensus } from './find/trade-census.js';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWERS = 5_000;
/** Answers are computed again after this time, since their data may have changed unnoticed. */
const LONGEST_MS = 10 * 60_000;

/** JSON of an answer and the time, in milliseconds, at which something in it becomes outdated. */
export interface FreshAnswer {
  json: Uint8Array;
  validUntil: number;
}

const answers = new Counter({
  name: 'gewerk_search_answers_total',
  help: 'Answers to searches and suggestions: cached, already in progress, or newly computed',
  labelNames: ['from'] as const,
  registers: [metrics],
});

/**
 * Caches answers to searches and suggestions by what was asked, until the index, its census, the cities or the words of
 * names change, or until they expire. Identical simultaneous questions are answered once.
 */
@Injectable()
export class AnswerCache {
  private readonly kept = new LRUCache<string, Uint8Array>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: (json, question) => json.length + question.length,
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });
  private underWay = new Map<string, Promise<Uint8Array>>();

  constructor(serving: ServingIndex, cities: CityDirectory, names: NameVocabulary, census: TradeCensus) {
    serving.onChange(() => this.clear());
    cities.onRefresh(() => this.clear());
    names.onChange(() => this.clear());
    census.onChange(() => this.clear());
  }

  /** @param make computes the answer; failures are not cached */
  async answer(question: string, make: () => Promise<FreshAnswer>): Promise<Uint8Array> {
    const kept = this.kept.get(question);
    if (kept) return counted('kept', kept);
    const running = this.underWay.get(question);
    if (running) return counted('under way', await running);
    const { underWay } = this;
    const making = this.make(question, make, underWay);
    underWay.set(question, making);
    try {
      return counted('made', await making);
    } finally {
      underWay.delete(question);
    }
  }

  private async make(
    question: string,
    make: () => Promise<FreshAnswer>,
    begunIn: Map<string, Promise<Uint8Array>>,
  ): Promise<Uint8Array> {
    const { json, validUntil } = await make();
    // The cache still returns entries in their last millisecond, and keeps entries without a lifetime for ever.
    const ttl = Math.min(validUntil - Date.now(), LONGEST_MS) - 1;
    // An answer begun before a change may be outdated.
    if (begunIn === this.underWay && ttl > 0) this.kept.set(question, json, { ttl });
    return json;
  }

  private clear(): void {
    this.kept.clear();
    this.underWay = new Map();
  }
}

function counted(from: 'kept' | 'under way' | 'made', json: Uint8Array): Uint8Array {
  answers.inc({ from });
  return json;
}
