import { tradesNeeded } from '@gewerk/trades';

const ANIMAL =
  /^(?:hund(?:e|en|es|s)?|katzen?|katers?|welpen?|kaninchens?|hamsters?|meerschweinchen|wellensittich|papagei|pferde?|dogs?|cats?|puppy|puppies|kittens?|rabbits?|parrots?|horses?|pets?|kop(?:ek|eg)(?:im|imi|imiz|in|i|e)?|kedi(?:m|mi|miz|min|n|yi|ye)?|tavsan(?:im)?)$/;
/** What a human would need. */
const OF_HUMANS = new Set(['arzt', 'krankenhaus', 'therapie', 'apotheke']);

/** What a child or an old human would need. */
const CARE = new Set(['kindergarten', 'pflege']);
const EATEN = /^(?:ate|eaten|swallowed|gefressen|verschluckt|verschlungen|yedi|yuttu)$/;

/** What an animal did to a human. */
const BITTEN = /\b(?:gebissen|gekratzt|(?:hunde|katzen)biss|bitten|bit me|scratched|isirdi|tirmaladi)\b/;
const SITTING = /\b(?:aufpass(?:en|t)|betreuen|betreut|hute[nt]|look after|walk|bakacak|baksin)\b/;

/** What its human would see a doctor for: the 'Bauchweh' of 'Hund hat Bauchweh'. */
function isIll(words: readonly string[]): boolean {
  const needed = tradesNeeded(words.filter((word) => !ANIMAL.test(word)));
  return needed !== null && needed.unknown.length === 0 && needed.tradeKeys.some((key) => OF_HUMANS.has(key));
}

/** An animal that is ill or has eaten what it should not needs a vet, one that somebody shall look after a sitter. */
export function forAnimals(words: readonly string[], tradeKeys: readonly string[]): string[] {
  if (!words.some((word) => ANIMAL.test(word))) return [...tradeKeys];
  if (BITTEN.test(words.join(' '))) return [...tradeKeys];
  if (words.some((word) => EATEN.test(word)) || isIll(words)) return ['tierarzt'];
  if (SITTING.test(words.join(' '))) return ['tierbedarf', ...tradeKeys.filter((key) => !CARE.has(key))];
  const meant = (key: string) => (OF_HUMANS.has(key) ? 'tierarzt' : CARE.has(key) ? 'tierbedarf' : key);
  return [...new Set(tradeKeys.map(meant))];
}
