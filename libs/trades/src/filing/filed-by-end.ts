import { foldLoose } from '@gewerk/text';
import { brandNamed } from '../brands/brand-of.js';
import { tradeByKey } from '../taxonomy.js';
import type { Trade } from '../trade.js';
import type { SourceValues } from './filed-by-values.js';

const SPORTS =
  'archery|athletic|athletics|badminton|baseball|basketball|boating|bowls|boxing|canoe|canoe and kayak|cricket|curling|cycling|dart|fencing|football|golf|gymnastics|handball|health|hockey|judo|karate|kayak|martial arts|netball|racquet|racquetball|rowing|rugby|running|sailing|shooting|skating|ski|soccer|softball|sports|squash|surf|swim|swimming|table tennis|tennis|triathlon|volleyball|wrestling';
const FIGHTING =
  'aikido|boxing|capoeira|ju jitsu|jujitsu|judo|karate|kickboxing|kung fu|martial arts|muay thai|self defense|taekwondo|wrestling';

/**
 * Parts of English category names, mostly last words, that decide the trade whatever the other words are: an 'Insurance
 * Attorney' is not an insurer.
 */
const ENDS: readonly (readonly [pattern: RegExp, tradeKey: string])[] = [
  [/\b(?:attorney|solicitor)$/, 'rechtsanwalt'],
  [/\binstructor$/, 'kurse-nachhilfe'],
  [new RegExp(`\\b(?:${SPORTS}) (?:club|association|team)$`), 'fitness-sport'],
  [new RegExp(`\\b(?:${FIGHTING}) school$`), 'fitness-sport'],
  [
    /\b(?:justice|health|municipal|police|education|government|state|federal|county|city) department\b/,
    'behoerde',
  ],
  [/^ministry of\b/, 'behoerde'],
  [/\b(?:clothing|coats?|clothes|lingerie|maternity) store$/, 'mode'],
  [/\b(?:foods?|grocery) store$/, 'supermarkt'],
  [/\b(?:physician|surgeon|medical group|medical services?|medical office)$/, 'arzt'],
];

const DEALER = / dealer$/;

/** The trade that follows from the end of a source's values; undefined if none does. */
export function tradeByEnd({ type, category, subtypes = [] }: SourceValues): Trade | undefined {
  for (const text of [type, category, ...subtypes]) {
    const name = foldLoose(text ?? '');
    const key = ENDS.find(([pattern]) => pattern.test(name))?.[1] ?? dealerOf(name);
    if (key !== undefined) return tradeByKey(key);
  }
  return undefined;
}

/** The trade of a dealer that is named after a car brand: 'Honda Dealer'. Undefined for other brands. */
function dealerOf(name: string): string | undefined {
  const brand = DEALER.test(name) ? brandNamed(name.replace(DEALER, '').split(' ')) : null;
  return brand?.tradeKey === 'autohaendler' ? brand.tradeKey : undefined;
}
