import { Injectable } from '@nestjs/common';
import { nameKey } from '../../document/name-key.js';
import { type Filter, noneOf, oneOf, type Point, withinRadius } from '../../engine/conditions.js';
import type { EngineQuery } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import type { Place } from '../../places/place.js';
import type { AskedConditions } from './asked-conditions.js';
import type { Found } from './business-finder.js';
import { engineQuery, insideOf, nearestQuery, type Wanted } from './engine-queries.js';
import { askInOrder, totalOf } from './in-order.js';

export interface TradeQuestion {
  tradeKeys: readonly string[];
  /** The whole text, folded. */
  whole: string;
  asked: AskedConditions;
  place: Place | null;
  /** Names that come first beside the whole text. */
  nameKeys: readonly string[];
}

/** Fewer than these inside the place: the nearest follow. */
const FEW = 10;
const NEAR_KM = 25;
const WIDER_KM = [60, 150, 400];
const ENOUGH = 5;

/** Businesses of some trades, without matching spellings: those of the very name, inside the place, then the nearest. */
@Injectable()
export class TradeFinder {
  constructor(private readonly engine: SearchClient) {}

  /** Null where no business has the trades and conditions. @throws EngineUnavailable */
  async find(question: TradeQuestion, wanted: Wanted): Promise<Found | null> {
    const { place, asked } = question;
    const base = [oneOf('tradeKey', question.tradeKeys), ...asked.required];
    const trade: Wanted = { ...wanted, text: '', conditions: [...wanted.conditions, ...base] };
    const inside = place ? insideOf(place) : [];
    const named = oneOf('nameKey', [nameKey(question.whole), ...question.nameKeys]);
    const others: Wanted = { ...trade, conditions: [...trade.conditions, noneOf([named])] };
    const names = engineQuery({ ...wanted, text: '' }, [...inside, named]);
    const local = preferring(asked.preferred, (conditions) =>
      engineQuery(others, [...inside, ...conditions]),
    );
    const near = place && pointOf(place);
    const there = await askInOrder(this.engine, [names, ...local], wanted);
    const insideTotal = sum(there.counts);
    const query = engineQuery(trade, inside);
    if (!near || !place) {
      return insideTotal === 0
        ? null
        : { hits: there.hits, total: insideTotal, notice: null, query, wanted: trade };
    }
    if (insideTotal >= FEW) {
      return { hits: there.hits, total: insideTotal, notice: null, query, inside: insideTotal, wanted: trade };
    }
    // Asked only where it is shown: sorting by distance is the dearest thing that the engine does.
    const around = nearestQuery(others, near, [withinRadius(near, NEAR_KM), noneOf(inside)]);
    const answered = await askInOrder(this.engine, [names, ...local, around], wanted);
    const total = sum(answered.counts);
    if (total >= ENOUGH) {
      const notice = insideTotal > 0 ? null : ({ kind: 'nearest', place: place.label } as const);
      return {
        hits: answered.hits,
        total,
        notice,
        query: insideTotal > 0 ? query : around,
        inside: insideTotal,
        wanted: trade,
      };
    }
    return this.wider({ trade, names, local, insideTotal, others, near, place, inside, query }, wanted);
  }

  private async wider(
    asked: {
      trade: Wanted;
      names: EngineQuery;
      local: readonly EngineQuery[];
      insideTotal: number;
      others: Wanted;
      near: Point;
      place: Place;
      inside: Filter;
      query: EngineQuery;
    },
    wanted: Wanted,
  ): Promise<Found | null> {
    const { trade, names, local, insideTotal, others, near, place, inside, query } = asked;
    const circles = WIDER_KM.map((km) =>
      nearestQuery(others, near, [withinRadius(near, km), noneOf(inside)]),
    );
    const everywhere = nearestQuery(others, near, [noneOf(inside)]);
    const counted = await this.engine.searchMany(
      [...circles, everywhere].map((circle) => ({
        ...circle,
        limit: wanted.offset === 0 ? wanted.limit : 0,
        offset: 0,
      })),
    );
    const enough = counted.findIndex((answer) => totalOf(answer) >= ENOUGH);
    const at = enough >= 0 ? enough : counted.length - 1;
    const chosen = circles[at] ?? everywhere;
    const { hits, counts } = await askInOrder(this.engine, [names, ...local, chosen], wanted);
    const total = sum(counts);
    if (total === 0) return null;
    const notice = insideTotal > 0 ? null : ({ kind: 'nearest', place: place.label } as const);
    return {
      hits,
      total,
      notice,
      query: insideTotal > 0 ? query : chosen,
      inside: insideTotal,
      wanted: trade,
    };
  }
}

/** What fulfils the wishes, then the others. */
function preferring(preferred: Filter, query: (conditions: Filter) => EngineQuery): EngineQuery[] {
  return preferred.length === 0 ? [query([])] : [query(preferred), query([noneOf(preferred)])];
}

const pointOf = ({ latitude, longitude }: Place): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
