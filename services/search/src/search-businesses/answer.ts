import type { SearchNotice } from '@gewerk/contracts';
import type { EngineHit } from '../engine/engine-query.js';
import type { OpenStateMemo } from './open-state.memo.js';

const encoder = new TextEncoder();
const METRES_PER_TENTH = 100;

/**
 * The answer's JSON. Each hit carries its card as JSON already; only what depends on the moment or on the place
 * asked for is appended.
 */
export function encodeAnswer(
  hits: readonly EngineHit[],
  total: number,
  notice: SearchNotice | null,
  openStates: OpenStateMemo,
  now = Date.now(),
): Uint8Array {
  let cards = '';
  for (const hit of hits) {
    if (cards !== '') cards += ',';
    cards += `${hit.card.slice(0, -1)}${openStates.fields(hit.opening, now)}${distance(hit)}}`;
  }
  return encoder.encode(`{"businesses":[${cards}],"total":${total},"notice":${JSON.stringify(notice)}}`);
}

function distance({ _geoDistance }: EngineHit): string {
  return _geoDistance === undefined
    ? ''
    : `,"distanceKm":${Math.round(_geoDistance / METRES_PER_TENTH) / 10}`;
}
