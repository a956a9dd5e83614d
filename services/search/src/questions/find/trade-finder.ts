import { Injectable } from '@nestjs/common';
import { nameKey } from '../../document/name-key.js';
import { type Filter, noneOf, oneOf, type Point } from '../../engine/conditions.js';
import type { EngineHit, EngineQuery } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { ServingIndex } from '../../engine/serving-index.js';
import type { Place } from '../../places/place.js';
import type { AskedConditions } from './asked-conditions.js';
import type { Found } from './business-finder.js';
import { engineQuery, insideOf, nearestQuery, type Wanted } from './engine-queries.js';
import { askInOrder, totalOf } from './in-order.js';
import { NAMES_MEANT, type Naming } from './named-wholly.js';
import { CIRCLES_KM, NearCircles } from './near-circles.js';
import { type Census, TradeCensus } from './trade-census.js';
import { type Listed, TradeList } from './trade-list.js';

export interface TradeQuestion {
  tradeKeys: readonly string[];
  /** The whole text, folded. */
  whole: string;
  asked: AskedConditions;
  place: Place | null;
  /** Keys of the names to list first, which match the whole text. */
  nameKeys: readonly string[];
  /** Query for such names in the same request; null if they are known or none is meant. */
  naming: Naming | null;
}

const ENOUGH = 5;
/** If there are hits inside the place, only others within this distance follow, in kilometres. */
const REACH_KM = 60;
/** A kind's businesses within this distance, in kilometres, come before others of the trade at the place. */
const KIND_KM = 25;

const NOT_GONE = 'gone = 0';

/** The state of a question after the queries inside its place. */
interface Asked {
  trade: Wanted;
  /** Businesses around the place that are not listed yet. */
  others: Wanted;
  inside: Filter;
  list: TradeList;
  /** The requested circle, in kilometres. */
  within: number;
  listed: Listed;
  /** Whether only businesses of another kind of the trade are near. */
  isWithoutKind: boolean;
  /** The hits of the listed queries. */
  hits: readonly EngineHit[];
  near: Point;
  place: Place;
}

/** Finds businesses by trade alone: first those of the exact name, then inside the place, then the nearest. */
@Injectable()
export class TradeFinder {
  constructor(
    private readonly engine: SearchClient,
    private readonly census: TradeCensus,
    private readonly circles: NearCircles,
    private readonly serving: ServingIndex,
  ) {}

  /**
   * Null if no business has the trades and conditions; `NAMES_MEANT` if `naming` determines that.
   * @param seeksKind whether to query the nearest of an exclusive kind although the place likely has some
   * @throws EngineUnavailable
   */
  async find(
    question: TradeQuestion,
    wanted: Wanted,
    seeksKind = false,
  ): Promise<Found | typeof NAMES_MEANT | null> {
    const { place, asked, naming } = question;
    const base = [oneOf('tradeKey', question.tradeKeys), ...asked.required];
    const trade: Wanted = { ...wanted, text: '', conditions: [...wanted.conditions, ...base] };
    const there = place ? insideOf(place) : [];
    // Permanently closed businesses do not count as inside, so they come after the nearest around the place.
    const inside = place && this.serving.has('gone') ? [...there, NOT_GONE] : there;
    const own = nameKey(question.whole);
    const census = await this.census.current();
    const nameKeys = [own, ...question.nameKeys].filter((key) => census.mayBeNamed(key));
    const named = nameKeys.length > 0 ? [oneOf('nameKey', nameKeys)] : [];
    const unnamed: Wanted = named.length === 0 ? trade : without(trade, named);
    const near = place && pointOf(place);
    const share = census.shareOf(question.tradeKeys);
    if (share === 0 && named.length === 0 && !naming?.queries.length) return null;
    const kind = near && place ? this.kindAround(asked, place, near, census, seeksKind) : [];
    const list = new TradeList(
      named.length === 0 ? [] : [engineQuery({ ...wanted, text: '' }, [...there, ...named])],
      preferring(asked.preferred, (conditions) => engineQuery(unnamed, [...inside, ...conditions])),
      near && kind.length > 0 ? nearestQuery(unnamed, near, [...kind, noneOf(inside)]) : null,
    );
    const apart = kind.length > 0 ? without(unnamed, kind) : unnamed;
    const others = { ...apart, conditions: [...apart.conditions, ...(asked.beyond ?? [])] };
    const expected = (cells: readonly string[]) => census.within(cells) * share;
    const circle = (point: Point, km: number) => this.circle(others, point, km, inside, expected);
    const km = near ? this.circles.likely(census.around(near), share) : 0;
    // Distances are the most expensive part for the engine, so they are requested only when they are likely
    // needed.
    const isAround = near !== null && place !== null && this.circles.isLikelyFew(place, share);
    // If there are hits inside, none beyond the limit follow; otherwise the nearest follow, at any distance.
    const radii = isAround ? [...new Set([Math.min(km, REACH_KM), km])] : [];
    const around = near ? radii.map((radius) => circle(near, radius)) : [];
    const following = ({ total }: Listed) => around.slice(total > 0 ? 0 : -1, total > 0 ? 1 : undefined);
    const queries = [...list.queries, ...around];
    const answered = await askInOrder(this.engine, queries, wanted, naming?.queries, (counts) => {
      const listed = list.listed(counts);
      return [...listed.order, ...following(listed).map((query) => queries.indexOf(query))];
    });
    const names = naming?.read(answered.beside) ?? [];
    if (names === NAMES_MEANT) return names;
    if (names.some((key) => key !== own)) {
      return this.find({ ...question, nameKeys: names, naming: null }, wanted, seeksKind);
    }
    const mayBeAround = near !== null && list.kind === null && census.shareWith(asked.soughtKinds ?? []) > 0;
    if (mayBeAround && !seeksKind && list.isWithoutKind(answered.counts))
      return this.find({ ...question, naming: null }, wanted, true);

    const listed = list.listed(answered.counts);
    const isWithoutKind = asked.exclusiveKinds !== undefined && !listed.hasKind;
    const [nearest = null] = following(listed);
    const total = listed.total + (nearest ? (answered.counts[queries.indexOf(nearest)] ?? 0) : 0);
    if (!near || !place) {
      const query = engineQuery(trade, inside);
      const kindless = isWithoutKind ? ({ isWithoutKind } as const) : {};
      return total === 0
        ? null
        : { hits: answered.hits, total, notice: null, query, wanted: trade, ...kindless };
    }
    const hits = answered.hits.slice(0, Math.max(0, listed.total - wanted.offset));
    const within = listed.total > 0 ? Math.min(km, REACH_KM) : km;
    const parts: Asked = { trade, others, inside, list, within, listed, isWithoutKind, hits, near, place };
    if (listed.isEnough) return toFound(parts, hits, listed.total, null);
    const isLast = listed.total > 0 && within === REACH_KM;
    if (nearest && (isLast || total >= ENOUGH)) return toFound(parts, answered.hits, total, nearest);
    const likely = nearest ? null : await this.inCircles(parts, [circle(near, within)], wanted);
    return likely && (isLast || likely.total >= ENOUGH) ? likely : this.wider(parts, wanted);
  }

  /** Conditions for the nearest of a kind; empty if they are not queried in addition to the place. */
  private kindAround(
    { preferred: [kind], soughtKinds = [] }: AskedConditions,
    place: Place,
    near: Point,
    census: Census,
    seeksKind: boolean,
  ): Filter {
    const share = census.shareWith(soughtKinds);
    if (kind === undefined || share === 0) return [];
    return seeksKind || this.circles.isLikelyFew(place, share)
      ? [kind, this.circles.covering(near, KIND_KM)]
      : [];
  }

  private wider(asked: Asked, wanted: Wanted): Promise<Found | null> {
    const { others, inside, near, listed, within } = asked;
    const reach = listed.total > 0 ? REACH_KM : Infinity;
    const larger = CIRCLES_KM.filter((km) => km > within && km <= reach);
    const circles = larger.map((km) => this.circle(others, near, km, inside));
    const everywhere = listed.total > 0 ? [] : [nearestQuery(others, near, [noneOf(inside)])];
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

  /** The listed businesses, then those in the first of these circles with enough hits, otherwise in the last. */
  private async inCircles(
    asked: Asked,
    circles: readonly EngineQuery[],
    wanted: Wanted,
  ): Promise<Found | null> {
    const { list, listed } = asked;
    const isFirst = wanted.offset === 0;
    const counted = await this.engine.searchMany(
      circles.map((circle) => ({ ...circle, limit: isFirst ? wanted.limit : 0, offset: 0 })),
    );
    const enough = counted.findIndex((answer) => listed.total + totalOf(answer) >= ENOUGH);
    const at = enough >= 0 ? enough : counted.length - 1;
    const [chosen, answer] = [circles[at], counted[at]];
    if (!chosen || !answer) return null;
    const total = listed.total + totalOf(answer);
    if (total === 0) return null;
    const queries = [...listed.order.flatMap((place) => list.queries[place] ?? []), chosen];
    const hits = isFirst
      ? [...asked.hits, ...answer.hits].slice(0, wanted.limit)
      : (await askInOrder(this.engine, queries, wanted)).hits;
    return toFound(asked, hits, total, chosen);
  }
}

/** @param around the query that counts the nearest businesses if none is inside */
function toFound(
  { trade, inside, list, listed, isWithoutKind, place }: Asked,
  hits: EngineHit[],
  total: number,
  around: EngineQuery | null,
): Found {
  const isInside = listed.inside > 0 && !listed.isKindFirst;
  const nearest = (listed.isKindFirst ? list.kind : null) ?? around ?? list.kind;
  return {
    hits,
    total,
    notice: isInside ? null : { kind: 'nearest', place: place.label },
    query: isInside ? engineQuery(trade, inside) : nearest,
    inside: isInside ? listed.inside : 0,
    wanted: trade,
    ...(isWithoutKind ? { isWithoutKind } : {}),
  };
}

const without = (wanted: Wanted, filter: Filter): Wanted => ({
  ...wanted,
  conditions: [...wanted.conditions, noneOf(filter)],
});

/** Queries for businesses that meet all preferences, then all but the last, and so on, and finally none. */
function preferring(preferred: Filter, query: (conditions: Filter) => EngineQuery): EngineQuery[] {
  const [first, ...others] = preferred;
  if (first === undefined) return [query([])];
  return [[first], [noneOf([first])]].flatMap((own) =>
    preferring(others, (conditions) => query([...own, ...conditions])),
  );
}

const pointOf = ({ latitude, longitude }: Place): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
