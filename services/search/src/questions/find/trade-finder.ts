import { Injectable } from '@nestjs/common';
import { nameKey } from '../../document/name-key.js';
import { type Filter, noneOf, oneOf, type Point } from '../../engine/conditions.js';
import type { EngineHit, EngineQuery } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import type { Place } from '../../places/place.js';
import type { AskedConditions } from './asked-conditions.js';
import type { Found } from './business-finder.js';
import { engineQuery, insideOf, nearestQuery, type Wanted } from './engine-queries.js';
import { askInOrder, totalOf } from './in-order.js';
import { keysOfNamedWholly } from './named-wholly.js';
import { CIRCLES_KM, NearCircles } from './near-circles.js';
import { TradeCensus } from './trade-census.js';

export interface TradeQuestion {
  tradeKeys: readonly string[];
  /** The whole text, folded. */
  whole: string;
  asked: AskedConditions;
  place: Place | null;
  /** Names that come first beside the whole text. */
  nameKeys: readonly string[];
  /** Looks for such names; null where they are known or none is meant. */
  naming: EngineQuery | null;
}

/** Fewer than these inside the place: the nearest follow. */
const FEW = 10;
const ENOUGH = 5;
/** Where some are inside, farther ones help nobody: the farthest that follow, in kilometres. */
const REACH_KM = 60;

/** The parts of a question that has been asked inside its place. */
interface Asked {
  trade: Wanted;
  others: Wanted;
  inside: Filter;
  /** Those of the very name, then what fulfils the wishes, then the others. */
  local: readonly EngineQuery[];
  /** The likely circle, in kilometres. */
  asked: number | null;
  localHits: readonly EngineHit[];
  insideTotal: number;
  near: Point;
  place: Place;
}

/** Businesses of some trades, without matching spellings: those of the very name, inside the place, then the nearest. */
@Injectable()
export class TradeFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly census: TradeCensus,
    private readonly circles: NearCircles,
  ) {}

  /** Null where no business has the trades and conditions. @throws EngineUnavailable */
  async find(question: TradeQuestion, wanted: Wanted): Promise<Found | null> {
    const { place, asked, naming } = question;
    const base = [oneOf('tradeKey', question.tradeKeys), ...asked.required];
    const trade: Wanted = { ...wanted, text: '', conditions: [...wanted.conditions, ...base] };
    const inside = place ? insideOf(place) : [];
    const own = nameKey(question.whole);
    const census = await this.census.current();
    const nameKeys = [own, ...question.nameKeys].filter((key) => census.mayBeNamed(key));
    const named = nameKeys.length > 0 ? [oneOf('nameKey', nameKeys)] : [];
    const others: Wanted = named.length === 0 ? trade : without(trade, named);
    const local = [
      ...(named.length === 0 ? [] : [engineQuery({ ...wanted, text: '' }, [...inside, ...named])]),
      ...preferring(asked.preferred, (conditions) => engineQuery(others, [...inside, ...conditions])),
    ];
    const near = place && pointOf(place);
    const share = census.shareOf(question.tradeKeys);
    if (share === 0 && named.length === 0 && naming === null) return null;
    const km = near && this.circles.likely(census.around(near), share);
    const expected = (cells: readonly string[]) => census.within(cells) * share;
    const circle = near && km !== null ? this.circle(others, near, km, inside, expected) : null;
    // Distances cost the engine more than all else: they are asked for where they are likely needed.
    const around = circle && place && this.circles.isLikelyFew(place, share) ? [circle] : [];
    const answered = await askInOrder(
      this.engine,
      [...local, ...around],
      wanted,
      naming === null ? [] : [naming],
    );
    const found = keysOfNamedWholly(question.whole, answered.beside[0]?.hits ?? []);
    if (found.some((key) => key !== own)) {
      return this.find({ ...question, nameKeys: found, naming: null }, wanted);
    }

    const insideTotal = sum(answered.counts.slice(0, local.length));
    const total = sum(answered.counts);
    const query = engineQuery(trade, inside);
    if (!near || !place) {
      return total === 0 ? null : { hits: answered.hits, total, notice: null, query, wanted: trade };
    }
    const localHits = answered.hits.slice(0, Math.max(0, insideTotal - wanted.offset));
    if (insideTotal >= FEW) {
      return { hits: localHits, total: insideTotal, notice: null, query, inside: insideTotal, wanted: trade };
    }
    const parts: Asked = { trade, others, inside, local, asked: km, localHits, insideTotal, near, place };
    const isTooFar = insideTotal > 0 && km !== null && km > REACH_KM;
    const isLast = insideTotal > 0 && km === REACH_KM;
    if (around.length > 0 && !isTooFar && (isLast || total >= ENOUGH))
      return toFound(parts, answered.hits, total, around[0] ?? query);
    const isAsked = around.length > 0 || circle === null || isTooFar;
    const likely = isAsked ? null : await this.inCircles(parts, [circle], wanted);
    return likely && likely.total >= ENOUGH ? likely : this.wider(parts, wanted);
  }

  private wider(asked: Asked, wanted: Wanted): Promise<Found | null> {
    const { others, inside, near, insideTotal } = asked;
    const reach = insideTotal > 0 ? REACH_KM : Infinity;
    const from = asked.asked === null || asked.asked >= reach ? 0 : asked.asked;
    const larger = CIRCLES_KM.filter((km) => km > from && km <= reach);
    const circles = larger.map((km) => this.circle(others, near, km, inside));
    const everywhere = insideTotal > 0 ? [] : [nearestQuery(others, near, [noneOf(inside)])];
    return this.inCircles(asked, [...circles, ...everywhere], wanted);
  }

  private circle(
    wanted: Wanted,
    point: Point,
    km: number,
    inside: Filter,
    expected?: (cells: readonly string[]) => number,
  ): EngineQuery {
    return nearestQuery(wanted, point, [this.circles.covering(point, km, expected), noneOf(inside)]);
  }

  /** What is inside, then what is in the first of these circles that has enough, else in the last one. */
  private async inCircles(
    asked: Asked,
    circles: readonly EngineQuery[],
    wanted: Wanted,
  ): Promise<Found | null> {
    const { local, localHits, insideTotal } = asked;
    const isFirst = wanted.offset === 0;
    const counted = await this.engine.searchMany(
      circles.map((circle) => ({ ...circle, limit: isFirst ? wanted.limit : 0, offset: 0 })),
    );
    const enough = counted.findIndex((answer) => insideTotal + totalOf(answer) >= ENOUGH);
    const at = enough >= 0 ? enough : counted.length - 1;
    const [chosen, answer] = [circles[at], counted[at]];
    if (!chosen || !answer) return null;
    const total = insideTotal + totalOf(answer);
    if (total === 0) return null;
    const hits = isFirst
      ? [...localHits, ...answer.hits].slice(0, wanted.limit)
      : (await askInOrder(this.engine, [...local, chosen], wanted)).hits;
    return toFound(asked, hits, total, chosen);
  }
}

/** @param around counts the nearest, where none is inside */
function toFound(
  { trade, inside, insideTotal, place }: Asked,
  hits: EngineHit[],
  total: number,
  around: EngineQuery,
): Found {
  const isInside = insideTotal > 0;
  return {
    hits,
    total,
    notice: isInside ? null : { kind: 'nearest', place: place.label },
    query: isInside ? engineQuery(trade, inside) : around,
    inside: insideTotal,
    wanted: trade,
  };
}

const without = (wanted: Wanted, filter: Filter): Wanted => ({
  ...wanted,
  conditions: [...wanted.conditions, noneOf(filter)],
});

/** What fulfils all that is preferred, then all but the last, and so on; at last what fulfils nothing of it. */
function preferring(preferred: Filter, query: (conditions: Filter) => EngineQuery): EngineQuery[] {
  const [first, ...others] = preferred;
  if (first === undefined) return [query([])];
  return [[first], [noneOf([first])]].flatMap((own) =>
    preferring(others, (conditions) => query([...own, ...conditions])),
  );
}

const pointOf = ({ latitude, longitude }: Place): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
