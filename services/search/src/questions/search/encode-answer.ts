import type { SearchNotice, Understood } from '@gewerk/contracts/bus';
import type { EngineHit } from '../../engine/engine-query.js';
import type { FreshAnswer } from './answer-cache.js';
import type { OpenStateMemo } from './open-state.memo.js';

const encoder = new TextEncoder();
const METRES_PER_TENTH = 100;

export interface Encodable {
  hits: readonly EngineHit[];
  total: number;
  notice: SearchNotice | null;
  understood: Understood | null;
}

/** Hits carry their cards as JSON; this only appends what depends on the time and the place searched. */
export function encodeAnswer(
  { hits, total, notice, understood }: Encodable,
  openStates: OpenStateMemo,
  now = Date.now(),
): FreshAnswer {
  let cards = '';
  let validUntil = Infinity;
  for (const hit of hits) {
    const open = openStates.at(hit.opening, now);
    validUntil = Math.min(validUntil, open.validUntil);
    if (cards !== '') cards += ',';
    cards += `${hit.card.slice(0, -1)}${open.json}${distance(hit)}}`;
  }
  const last = understood === null ? '' : `,"understood":${JSON.stringify(understood)}`;
  const text = `{"businesses":[${cards}],"total":${total},"notice":${JSON.stringify(notice)}${last}}`;
  return { json: encoder.encode(text), validUntil };
}

function distance({ _geoDistance }: EngineHit): string {
  return _geoDistance === undefined
    ? ''
    : `,"distanceKm":${Math.round(_geoDistance / METRES_PER_TENTH) / 10}`;
}
