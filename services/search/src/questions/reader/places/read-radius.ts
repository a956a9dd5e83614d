import { foldLoose } from '@gewerk/text';
import type { Part, Reading } from '../reading.js';
import { distanceAt } from '../vocabulary/distances.js';

/** A radius in a text, and the text without it. */
interface Radius {
  km: number;
  /** As typed: 'im Umkreis von 5 km'. */
  said: string;
  /** The word that joins it with the place after it: 'um', 'of'; '' if the place is elsewhere in the text. */
  joint: string;
  rest: string;
  /** Whether it is a radius even without a place. */
  isMarked: boolean;
  /** Whether the radius is around the visitor. */
  isHere: boolean;
}

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => foldLoose(word)));

/** Words that by themselves indicate a radius. */
const MARKS = setOf(
  'umkreis radius innerhalb entfernung entfernt within away distance perimeter çevresinde çevresindeki mesafede mesafedeki mesafe uzaklıkta uzaklıktaki yarıçapında içinde içindeki',
);
const BEFORE = new Set([
  ...MARKS,
  ...setOf(
    'im in von bis zu max maximal höchstens weniger nicht weiter mehr als unter ca circa etwa rund einem',
  ),
  ...setOf('a an of less than under up to no more further farther about around the en fazla azami'),
]);
const BEHIND = new Set([
  ...MARKS,
  ...setOf('um von vom of from around rund herum im umgebung weg range civarında civarındaki uzağında'),
]);
/** Words after which the place follows. */
const JOINTS = setOf('um von vom of from around');
const HERE = setOf('mich mir uns me us here hier');
/** Words at the end of a radius: 'max 3 km von Dresden entfernt'. */
const TAILS = setOf('entfernt weg away herum');
/** The preposition by which the reader of places recognises the place. */
const JOINT = 'um';
/** A longer distance with a place is a radius only if a word marks it as one: not in 'Umzug Köln 500 km'. */
const FARTHEST_UNMARKED_KM = 100;

/** Reads a text without the radius in it, and adds the radius. */
export function readWithRadius(text: string, read: (text: string) => Reading): Reading {
  const radius = radiusIn(text);
  if (radius === null) return read(text);
  const reading = read(radius.rest);
  if (reading.contactKeys.length > 0) return read(text);
  if (reading.place === null)
    return radius.isMarked || radius.isHere ? aroundHere(reading, radius) : read(text);
  return radius.isMarked || radius.km <= FARTHEST_UNMARKED_KM ? aroundPlace(reading, radius) : read(text);
}

function radiusIn(text: string): Radius | null {
  const tokens = text.trim().split(/\s+/u);
  const folded = tokens.map((token) => foldLoose(token));
  const isAmong = (words: ReadonlySet<string>, index: number) => words.has(folded[index] ?? '');
  for (let at = 0; at < tokens.length; at += 1) {
    const distance = distanceAt(tokens, at);
    if (!distance) continue;
    let start = at;
    while (start > 0 && (isAmong(BEFORE, start - 1) || tokens[start - 1] === '+')) start -= 1;
    const behind = at + distance.length;
    let end = behind;
    while (isAmong(BEHIND, end)) end += 1;
    const isHere = isAmong(HERE, end);
    if (distance.isVague && start === at && end === behind) continue;
    const isJoined = !isHere && end > behind && end < tokens.length && isAmong(JOINTS, end - 1);
    const isTailed = isAmong(TAILS, tokens.length - 1) && end < tokens.length;
    const last = isHere ? end + 1 : end;
    const rest = [
      ...tokens.slice(0, start),
      ...(isJoined ? [JOINT] : []),
      ...tokens.slice(last, isTailed ? -1 : tokens.length),
    ];
    const around = [...folded.slice(start, at), ...folded.slice(behind, end), isTailed ? 'entfernt' : ''];
    return {
      km: distance.km,
      said: tokens.slice(start, isJoined ? end - 1 : last).join(' '),
      joint: isJoined ? (tokens[end - 1] ?? '') : '',
      rest: rest.join(' '),
      isMarked: distance.isRadius || around.some((word) => MARKS.has(word)),
      isHere,
    };
  }
  return null;
}

function aroundHere(reading: Reading, { km, said, rest }: Radius): Reading {
  const parts = reading.parts.map((part) => ({ ...part, without: `${part.without} ${said}`.trim() }));
  return {
    ...reading,
    radiusKm: km,
    parts: [nearMe(said, rest), ...parts.filter(({ kind }) => kind !== 'near-me')],
  };
}

const nearMe = (text: string, without: string): Part => ({
  kind: 'near-me',
  text,
  value: 'near-me',
  without,
});

/**
 * Adds a radius around the place. Without the place the radius means nothing, so removing the place from the
 * text removes both; removing another part leaves both.
 */
function aroundPlace(reading: Reading, { km, said, joint, rest }: Radius): Reading {
  const typed = reading.parts.find(({ kind }) => kind === 'place')?.text ?? '';
  const name = joint === '' ? typed : typed.replace(new RegExp(`^${JOINT} `), '');
  const whole = joint === '' ? `${typed} ${said}` : `${said} ${joint} ${name}`;
  const parts = reading.parts
    .filter(({ kind }) => kind !== 'near-me')
    .map((part): Part =>
      part.kind === 'place'
        ? { ...part, text: name }
        : { ...part, without: part.without.replace(typed, whole) },
    );
  const without = rest.replace(typed, name);
  return {
    ...reading,
    radiusKm: km,
    parts: [{ kind: 'radius', text: said, value: String(km), without }, ...parts],
  };
}
