import type { SearchNotice, Understood } from '@gewerk/contracts/bus';
import type { EngineHit } from '../../engine/engine-query.js';
import type { OpenStateMemo } from './open-state.memo.js';

const encoder = new TextEncoder();
const METRES_PER_TENTH = 100;

/** Hits carry their cards as JSON; this only appends what depends on the time and the place searched. */
export function encodeAnswer(
  hits: readonly EngineHit[],
  total: number,
  notice: SearchNotice | null,
  understood: Understood | null,
  openStates: OpenStateMemo,
  now = Date.now(),
): Uint8Array {
  let cards = '';
  for (const hit of hits) {
    if (cards !== '') cards += ',';
    cards += `${hit.card.slice(0, -1)}${openStates.fields(hit.opening, now)}${distance(hit)}}`;
  }
  const last = understood === null ? '' : `,"understood":${JSON.stringify(understood)}`;
  return encoder.encode(
    `{"businesses":[${cards}],"total":${total},"notice":${JSON.stringify(notice)}${last}}`,
  );
}

function distance({ _geoDistance }: EngineHit): string {
  return _geoDistance === undefined
    ? ''
    : `,"distanceKm":${Math.round(_geoDistance / METRES_PER_TENTH) / 10}`;
}
