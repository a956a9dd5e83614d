import { tradesNeeded } from '@gewerk/trades';

const ANIMAL =
  /^(?:hund(?:e|en|es|s)?|katzen?|katers?|welpen?|kaninchens?|hamsters?|meerschweinchen|wellensittich|papagei|pferde?|dogs?|cats?|puppy|puppies|kittens?|rabbits?|parrots?|horses?|pets?|vogel|vogels|birds?|schildkroten?|tortoises?|turtles?|pony|ponys|ponies|kop(?:ek|eg)(?:im|imi|imiz|in|i|e)?|kedi(?:m|mi|miz|min|n|yi|ye)?|tavsan(?:im)?|kus(?:um|umuz))$/;
/** Trades that a human would need. */
const OF_HUMANS = new Set(['arzt', 'zahnarzt', 'krankenhaus', 'therapie', 'apotheke']);

/** Trades that a child or an elderly person would need. */
const CARE = new Set(['kindergarten', 'pflege']);
const EATEN = /^(?:ate|eaten|swallowed|gefressen|verschluckt|verschlungen|yedi|yuttu)$/;

/** Words for what an animal did to a human. */
const BITTEN = /\b(?:gebissen|gekratzt|(?:hunde|katzen)biss|bitten|bit me|scratched|isirdi|tirmaladi)\b/;
const HURT =
  /\b(?:gebrochen\w*|verletzt\w*|humpelt|lahmt|blutet|hurt|injured|limps|limping|bleeding|broken (?:leg|wing|paw)|yarali|topalliyor|kaniyor)\b/;
const SITTING = /\b(?:aufpass(?:en|t)|betreuen|betreut|hute[nt]|look after|walk|bakacak|baksin)\b/;

/** What a human would see a doctor for: the 'Bauchweh' of 'Hund hat Bauchweh'. */
function isIll(words: readonly string[]): boolean {
  const needed = tradesNeeded(words.filter((word) => !ANIMAL.test(word)));
  // Unknown words next to it do not matter: the 'olacak' (will have) of 'köpeğim aşı olacak'.
  return needed?.tradeKeys.some((key) => OF_HUMANS.has(key)) ?? false;
}

/** An animal that is ill or has eaten something harmful needs a vet, one that needs looking after a sitter. */
export function forAnimals(words: readonly string[], tradeKeys: readonly string[]): string[] {
  if (!words.some((word) => ANIMAL.test(word))) return [...tradeKeys];
  if (BITTEN.test(words.join(' '))) return [...tradeKeys];
  if (words.some((word) => EATEN.test(word)) || HURT.test(words.join(' ')) || isIll(words))
    return ['tierarzt'];
  if (SITTING.test(words.join(' '))) return ['tierbedarf', ...tradeKeys.filter((key) => !CARE.has(key))];
  const meant = (key: string) => (OF_HUMANS.has(key) ? 'tierarzt' : CARE.has(key) ? 'tierbedarf' : key);
  return [...new Set(tradeKeys.map(meant))];
}
