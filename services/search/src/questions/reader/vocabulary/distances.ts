import { foldLoose } from '@gewerk/text';

export interface Distance {
  km: number;
  /** Number of its tokens: '5km' is one, '5 km' two. */
  length: number;
  /** Whether other words must show that it is a distance, since '500 m' may mean anything. */
  isVague: boolean;
  /** Whether the token itself shows that it is a radius: '5-km-Umkreis'. */
  isRadius: boolean;
}

const KM_A_MILE = 1.609;
const KM_A_METRE = 0.001;
/** Longer distances are routes rather than surroundings. */
const FARTHEST_KM = 1_000;

const units: ReadonlyMap<string, number> = new Map([
  ...'km kms kilometer kilometern kilometers kilometre kilometres kilometrelik'
    .split(' ')
    .map((unit) => [unit, 1] as const),
  ...'mi mile miles mil meile meilen'.split(' ').map((unit) => [unit, KM_A_MILE] as const),
  ...'m meter metern meters metre metres'.split(' ').map((unit) => [unit, KM_A_METRE] as const),
]);

const numbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'einem one bir',
    2: 'zwei two iki',
    3: 'drei three üç',
    4: 'vier four dört',
    5: 'fünf five beş',
    6: 'sechs six altı',
    7: 'sieben seven yedi',
    8: 'acht eight sekiz',
    9: 'neun nine dokuz',
    10: 'zehn ten on',
    15: 'fünfzehn fifteen',
    20: 'zwanzig twenty yirmi',
    25: 'fünfundzwanzig',
    30: 'dreißig thirty otuz',
    50: 'fünfzig fifty elli',
    100: 'hundert hundred yüz',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [foldLoose(word), Number(number)] as const)),
);

const ONE_TOKEN = /^\+?(\d{1,4}(?:[.,]\d{1,2})?)-?([a-zü]*?)(-(?:umkreis|radius|radius-of))?[,;.?!]*$/iu;

/** A distance that begins at a token: '5 km', '5km', 'fünf Kilometer', '2,5 miles', '5-km-Umkreis'. */
export function distanceAt(tokens: readonly string[], at: number): Distance | null {
  const token = tokens[at] ?? '';
  const [, digits, ownUnit = '', radius] = ONE_TOKEN.exec(token) ?? [];
  const number = digits === undefined ? numbers.get(foldLoose(token)) : Number(digits.replace(',', '.'));
  if (number === undefined) return null;
  const isOne = ownUnit !== '';
  const unit = foldLoose(isOne ? ownUnit : (tokens[at + 1] ?? ''));
  const scale = units.get(unit);
  const km = number * (scale ?? 0);
  if (scale === undefined || km === 0 || km > FARTHEST_KM) return null;
  return {
    km: Math.round(km * 10) / 10 || km,
    length: isOne ? 1 : 2,
    isVague: scale === KM_A_METRE,
    isRadius: radius !== undefined,
  };
}
