import type { DayIndex } from './opening-hours.js';

/** The meaning of a word in opening hours. */
export type WordMeaning =
  | { kind: 'days'; days: readonly DayIndex[] }
  | { kind: 'closed' | 'dash' | 'comma' | 'from' | 'noise' }
  | { kind: 'clock'; minutes: number };

/** Folded day names per day, Monday first and holidays last: English, German and Turkish with their abbreviations. */
const DAY_NAMES = [
  'monday mon mo montag montags pazartesi pzt',
  'tuesday tue tues tu dienstag dienstags di die sali sal',
  'wednesday wed we mittwoch mittwochs mi mit carsamba car',
  'thursday thu thur thurs th donnerstag donnerstags do don persembe per',
  'friday fri fr freitag freitags fre cuma cum',
  'saturday sat sa samstag samstags sam sonnabend sonnabends cumartesi cmt',
  'sunday sun su sonntag sonntags so son pazar paz',
  'ph holiday holidays publicholiday publicholidays feiertag feiertags feiertage feiertagen resmitatil',
  'sh schulferien schoolholiday schoolholidays',
];

const DAY_GROUPS: Record<string, readonly DayIndex[]> = {
  taglich: [0, 1, 2, 3, 4, 5, 6],
  taeglich: [0, 1, 2, 3, 4, 5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
  everyday: [0, 1, 2, 3, 4, 5, 6],
  weekdays: [0, 1, 2, 3, 4],
  weekend: [5, 6],
  weekends: [5, 6],
  wochenende: [5, 6],
};

const PLAIN_WORDS: Record<Exclude<WordMeaning['kind'], 'days' | 'clock'>, string> = {
  closed: 'closed geschlossen geschl off kapali ruhetag',
  dash: 'bis to till until',
  comma: 'und u and ve sowie',
  from: 'ab',
  noise: 'uhr h std von from open geoffnet geoeffnet acik am an public durchgehend jeweils',
};

/** The meaning of each folded word that occurs in opening hours. */
export const VOCABULARY: ReadonlyMap<string, WordMeaning> = buildVocabulary();

function buildVocabulary(): Map<string, WordMeaning> {
  const words = new Map<string, WordMeaning>();
  DAY_NAMES.forEach((names, day) => {
    for (const name of names.split(' ')) words.set(name, { kind: 'days', days: [day] });
  });
  for (const [word, days] of Object.entries(DAY_GROUPS)) words.set(word, { kind: 'days', days });
  for (const [kind, list] of Object.entries(PLAIN_WORDS)) {
    for (const word of list.split(' ')) words.set(word, { kind: kind as keyof typeof PLAIN_WORDS });
  }
  words.set('noon', { kind: 'clock', minutes: 720 });
  words.set('midnight', { kind: 'clock', minutes: 0 });
  words.set('mitternacht', { kind: 'clock', minutes: 0 });
  return words;
}

/**
 * One spelling for characters that look alike: lower case without accents, plain spaces, quotes and hyphens.
 */
export function foldHoursText(text: string): string {
  const folded = text.toLowerCase().trim();
  if (isPlainAscii(folded)) return folded;
  return folded
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[“”„]/g, '"')
    .replace(/[^\S\n]/g, ' ');
}

function isPlainAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 126) return false;
  return true;
}
