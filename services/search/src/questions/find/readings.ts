import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CityDirectory } from '../../places/city-directory.js';
import { PlaceResolver } from '../../places/place.resolver.js';
import { readQuestion } from '../reader/read-question.js';
import type { Reading } from '../reader/reading.js';

/** About 1 KB each. */
const MOST_KEPT = 4_000;

/** Reads texts, each once until the cities change: the same words are searched for in many places. */
@Injectable()
export class Readings {
  private readonly kept: LRUCache<string, Reading>;

  constructor(places: PlaceResolver, cities: CityDirectory) {
    this.kept = new LRUCache({
      max: MOST_KEPT,
      memoMethod: (text) => readQuestion(text, places.gazetteer),
    });
    cities.onRefresh(() => this.kept.clear());
  }

  of(text: string): Reading {
    return this.kept.memo(text);
  }
}
