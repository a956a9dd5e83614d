import type { Reading } from '../reading.js';

interface Apart {
  /** The word as typed; without its dots it is a different word. */
  word: RegExp;
  /** Trades that the word without dots names. */
  others: readonly string[];
  /** A longer word with the same meaning. */
  meant: string;
}

const APART: readonly Apart[] = [
  { word: /(?<!\p{L})k(?:ü|ue)chen(?!\p{L})/giu, others: ['baeckerei', 'cafe'], meant: 'Einbauküchen' },
  { word: /(?<!\p{L})t(?:ü|ue)r(?!\p{L})/giu, others: ['reisebuero'], meant: 'Innentür' },
  { word: /(?<!\p{L})schl(?:ö|oe)sser(?!\p{L})/giu, others: ['metallbau'], meant: 'Türschloss' },
  { word: /(?<!\p{L})k(?:ä|ae)se(?!\p{L})/giu, others: ['drucker-kopie'], meant: 'Käseladen' },
];

/** Words as typed, each with the trade named by another word of the same letters: 'Küchen', Turkish 'pasta' (cake). */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})kuchen(?!\p{L})/iu, 'moebel'],
  [/(?<!\p{L})pasta (?:ohne|mit|für|essen|without|with|for)(?!\p{L})/iu, 'baeckerei'],
];

/** Puts the other word's trades last: 'Kuchen' without dots more likely means cake than 'Küchen' (kitchens). */
function asWritten(text: string, reading: Reading): Reading {
  const others = OTHERS.filter(([word]) => word.test(text)).map(([, key]) => key);
  const tradeKeys = reading.tradeKeys.filter((key) => !others.includes(key));
  const isOther = tradeKeys.length > 0 && tradeKeys.length < reading.tradeKeys.length;
  return isOther ? { ...reading, tradeKeys, otherKeys: [...reading.otherKeys, ...others] } : reading;
}

/**
 * Reads a text in which umlauts matter although letters are folded: 'Küchen' (kitchens) are not 'Kuchen' (cake),
 * and 'Tür' (door) is not the Turkish 'tur' (tour).
 */
export function readWithUmlauts(typed: string, read: (text: string) => Reading): Reading {
  const text = typed.normalize('NFC');
  const reading = read(text);
  const apart = APART.find(
    ({ word, others }) => others.includes(reading.tradeKeys[0] ?? '') && text.search(word) >= 0,
  );
  if (!apart) return asWritten(text, reading);
  const meant = read(text.replace(apart.word, apart.meant));
  const { intent, reason, tradeKeys, otherKeys } = meant;
  const isTrade = intent === 'trade' || intent === 'need';
  const parts = reading.parts.flatMap((part) => {
    if (part.kind !== 'trade' && part.kind !== 'need') return [part];
    return isTrade ? [{ ...part, kind: intent, value: tradeKeys[0] ?? '' }] : [];
  });
  const { doubt: _doubt, isSaying: _isSaying, ...base } = reading;
  return {
    ...base,
    ...{ intent, reason, tradeKeys, otherKeys, parts },
    ...(meant.doubt ? { doubt: meant.doubt } : {}),
    ...(meant.isSaying ? { isSaying: true } : {}),
  };
}
