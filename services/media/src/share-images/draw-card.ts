import { accentShades } from '@gewerk/contracts';
import { siteMark } from '../site-pictures/site-mark.js';
import type { Card, CardSite } from './card.js';
import { MAP, spotOnMap } from './germany.js';
import { shareTexts } from './share-texts.js';

const PIN =
  '<svg class="pin" width="34" height="34" viewBox="0 0 24 24" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/></svg>';
const STAR =
  '<svg width="36" height="36" viewBox="0 0 24 24" fill="#F2A900"><path d="m12 1.8 3.1 6.4 7 1-5 4.9 1.2 7L12 17.8l-6.3 3.3 1.2-7-5-4.9 7-1z"/></svg>';
const MARK_SIZE = 44;

/** Titles of at least these lengths are set in smaller type. */
const LONG = 30;
const LONGEST = 58;

/** The body of the picture's document, escaped. `dots` is the map. */
export function drawCard(card: Card, dots: string): string {
  const isPlain = card.photo === null && card.letter === null;
  const sizes = [card.title.length >= LONGEST ? 'longest' : card.title.length >= LONG ? 'long' : ''];
  const classes = ['card', isPlain ? 'plain' : '', card.hasMap ? '' : 'wide', ...sizes].filter(Boolean);
  const tile = isPlain ? '' : tileOf(card, card.hasMap ? 'tile' : 'tile large');
  return [
    `<div class="${classes.join(' ')}"${coloursOf(card.site)}>`,
    card.hasMap ? mapOf(card, dots) : tile,
    `<div class="text"><div class="head">${card.hasMap ? tile : ''}<div class="facts">`,
    `<div class="kicker">${escaped(card.kicker)}</div>${ratingOf(card)}</div></div>`,
    `<h1>${escaped(card.title)}</h1>`,
    `<div class="line">${isPlain ? '' : PIN}<span>${escaped(card.line)}</span></div>`,
    `<div class="brand">${brandOf(card.site)}<span>${shareTexts.brandLine}</span></div>`,
    '</div></div>',
  ].join('');
}

function brandOf({ name, accent, logo }: CardSite): string {
  const mark = logo
    ? `<img class="logo" src="${escaped(logo.address)}" alt="">`
    : siteMark(accent, MARK_SIZE);
  return logo?.hasName ? mark : `${mark}<b>${escaped(name)}</b>`;
}

function coloursOf({ accent }: CardSite): string {
  if (accent === undefined) return '';
  return ` style="--accent:${escaped(accent)};--soft:${accentShades(accent).light.accentSoft}"`;
}

function tileOf({ photo, letter }: Card, classes: string): string {
  const inside = photo === null ? escaped(letter ?? '') : `<img src="${escaped(photo)}" alt="">`;
  return `<div class="${classes}">${inside}</div>`;
}

function ratingOf({ rating, reviews }: Card): string {
  if (rating === null) return '';
  const counted = reviews === null ? '' : `<span>${escaped(reviews)}</span>`;
  return `<div class="rating">${STAR}<b>${escaped(rating)}</b>${counted}</div>`;
}

function mapOf({ lit }: Card, dots: string): string {
  const spot = lit && spotOnMap(lit);
  const light = spot
    ? `<circle class="halo" cx="${spot.x}" cy="${spot.y}" r="26"/><circle class="lit" cx="${spot.x}" cy="${spot.y}" r="11"/>`
    : '';
  return `<svg class="map" viewBox="0 0 ${MAP.width} ${MAP.height}"><g class="dots">${dots}</g>${light}</svg>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
