import { tradeProfiles } from '../vocabulary/trade-profiles.js';
import { motifOfTrade, motifs } from './motifs.js';
import { palettes } from './palettes.js';
import { emblem, storefront, workplace } from './scenes.js';

/** Where the pictures are served, without a slash at the end. */
export const DEMO_PICTURE_PATH = '/demo-pictures';

/** How many pictures each trade has. */
const PICTURES_PER_TRADE = 6;

const scenes = [storefront, workplace, emblem] as const;
const FALLBACK_MOTIF = 'house';

/**
 * `count` different picture addresses of a trade, beginning with picture number `first` (0 to 5, wrapping
 * around).
 */
export function photoPaths(trade: string, first: number, count: number): string[] {
  return Array.from({ length: Math.min(count, PICTURES_PER_TRADE) }, (_, offset) => {
    const number = ((first + offset) % PICTURES_PER_TRADE) + 1;
    return `${DEMO_PICTURE_PATH}/${trade}-${number}.svg`;
  });
}

/**
 * The drawing of a key such as 'friseur-2', an SVG of 640 by 400 and at most 4 KB; the same key always gives
 * the same drawing. A trade without a motif, or an unknown one, gets a house; a key without a number gets its trade's
 * first drawing.
 */
export function demoPicture(key: string): string {
  const [, trade = '', digits = '1'] = /^(.*)-(\d+)$/.exec(key) ?? [undefined, key];
  const turn = Math.max(Number(digits) - 1, 0) % PICTURES_PER_TRADE;
  const position = Math.max(
    tradeProfiles.findIndex((profile) => profile.trade === trade),
    0,
  );
  const palette = palettes[(position + turn) % palettes.length];
  const motif = motifs[motifOfTrade[trade] ?? FALLBACK_MOTIF] ?? '';
  const scene = scenes[turn % scenes.length];
  if (!palette || !scene) throw new RangeError(`no drawing for ${key}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">${scene(motif, palette, turn)}</svg>`;
}

/** Every picture that demo businesses point to, with its address. */
export function* demoPictures(): Generator<{ path: string; svg: string }> {
  for (const { trade } of tradeProfiles) {
    for (let number = 1; number <= PICTURES_PER_TRADE; number += 1) {
      const key = `${trade}-${number}`;
      yield { path: `${DEMO_PICTURE_PATH}/${key}.svg`, svg: demoPicture(key) };
    }
  }
}
