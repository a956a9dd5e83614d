import type { SearchNotice, Understood } from '@gewerk/contracts/bus';
import { distanceKm } from '@gewerk/gazetteer';
import type { Point } from '../../engine/conditions.js';
import type { EngineHit } from '../../engine/engine-query.js';
import type { FreshAnswer } from '../answer-cache.js';
import type { OpenStateMemo } from './open-state.memo.js';

const encoder = new TextEncoder();
const METRES_PER_TENTH = 100;
const METRES_PER_KM = 1_000;

export interface Encodable {
  hits: readonly EngineHit[];
  total: number;
  notice: SearchNotice | null;
  understood: Understood | null;
  /** The place that distances are measured from. */
  there: Point | null;
}

/** Hits contain their cards as JSON; this only appends what depends on the time and the searched place. */
export function encodeAnswer(
  { hits, total, notice, understood, there }: Encodable,
  openStates: OpenStateMemo,
  now = Date.now(),
): FreshAnswer {
  let cards = '';
  let validUntil = Infinity;
  for (const hit of hits) {
    const open = openStates.at(hit.opening, now);
    validUntil = Math.min(validUntil, open.validUntil);
    if (cards !== '') cards += ',';
    cards += `${hit.card.slice(0, -1)}${open.json}${distance(hit, there)}}`;
  }
  const last = understood === null ? '' : `,"understood":${JSON.stringify(understood)}`;
  const text = `{"businesses":[${cards}],"total":${total},"notice":${JSON.stringify(notice)}${last}}`;
  return { json: encoder.encode(text), validUntil };
}

/** The distance that the engine measured, otherwise one computed from the card's position. */
function distance({ _geoDistance, card }: EngineHit, there: Point | null): string {
  const metres = _geoDistance ?? (there && metresFrom(there, card));
  return metres === null ? '' : `,"distanceKm":${Math.round(metres / METRES_PER_TENTH) / 10}`;
}

const POSITION = /"latitude":(-?[\d.]+),"longitude":(-?[\d.]+)/;

function metresFrom(there: Point, card: string): number | null {
  const [, latitude, longitude] = POSITION.exec(card) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return distanceKm(there, { latitude: Number(latitude), longitude: Number(longitude) }) * METRES_PER_KM;
}
