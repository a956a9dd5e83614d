import { isInSaying, tradesNamed, withoutRooms } from '@gewerk/trades';
import { fillers } from '../vocabulary/fillers.js';
import type { Word } from './words.js';

const LONGEST_NAME = 4;

export function withoutFillers(words: readonly Word[]): Word[] {
  const left: Word[] = [];
  const folded = words.map((word) => word.folded);
  for (let at = 0; at < words.length;) {
    const name = lengthOfName(folded, at);
    const length = fillers.at(folded, at)?.length ?? 0;
    if (name > 1 || length === 0) left.push(...words.slice(at, at + name));
    at += name > 1 || length === 0 ? name : length;
  }
  return left;
}

/** Number of words of a trade's name that starts here, at least 1: 'fast' is a filler, 'fast food' is not. */
function lengthOfName(folded: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_NAME, folded.length - at); length > 1; length -= 1) {
    if (tradesNamed(folded.slice(at, at + length).join(' ')).length > 0) return length;
  }
  return 1;
}

/** The words without a room, unless a saying includes it: 'Wir haben Ratten im Garten' is about rats. */
export function withoutRoom(words: readonly Word[]): readonly Word[] {
  const folded = words.map((word) => word.folded);
  const telling = withoutRooms(folded);
  const length = folded.length - telling.length;
  const start = telling.findIndex((word, at) => word !== folded[at]);
  const at = start < 0 ? telling.length : start;
  const room = folded.slice(at, at + length);
  const isSaid = room.some((word) => isInSaying(word, folded, telling));
  return length === 0 || isSaid ? words : [...words.slice(0, at), ...words.slice(at + length)];
}
