import { tradesNeeded } from '@gewerk/trades';

const ANIMAL =
  /^(?:hund(?:e|en|es|s)?|katzen?|katers?|welpen?|kaninchens?|hamsters?|meerschweinchen|wellensittich|papagei|pferde?|dogs?|cats?|puppy|puppies|kittens?|rabbits?|parrots?|horses?|pets?|vogel|vogels|birds?|schildkroten?|bartagamen?|geckos?|leguane?|reptil(?:ien)?|igel|hedgehogs?|kirpi|tortoises?|turtles?|pony|ponys|ponies|kop(?:ek|eg)(?:im|imi|imiz|in|i|e)?|kedi(?:m|mi|miz|min|n|yi|ye)?|tavsan(?:im)?|kus(?:um|umuz)|papagan(?:im|imin)?|hamsterim|muhabbet)$/;
/** Trades that a human would need. */
const OF_HUMANS = new Set(['arzt', 'zahnarzt', 'krankenhaus', 'therapie', 'apotheke']);

/** Trades that a child or an elderly person would need. */
const CARE = new Set(['kindergarten', 'pflege']);
/** Trades for hair; the German word 'Pony' also means a fringe. */
const HAIR = new Set(['friseur', 'kosmetik']);
const EATEN = /^(?:ate|eaten|swallowed|gefressen|verschluckt|verschlungen|yedi|yuttu)$/;

/** Words for what an animal did to a human. */
const BITTEN = /\b(?:gebissen|gekratzt|(?:hunde|katzen)biss|bitten|bit me|scratched|isirdi|tirmaladi)\b/;
const HURT =
  /\b(?:gebrochen\w*|verletzt\w*|humpelt|lahmt|blutet|hurt|injured|limps|limping|bleeding|broken (?:leg|wing|paw)|yarali|topalliyor|kaniyor)\b/;
/** A human's condition, even if an animal is named. */
const ALLERGY = /allerg|alerji/;
const TAUGHT =
  /^(?:training|trainer\w*|trainier\w*|schule|erziehung\w*|erziehen|unterricht|kurs|lernt|train\w*|obedience|behaviou?r\w*|school|class|classes|lessons?|egitim\w*|egitmen\w*|egit\w+|terbiye\w*)$/;
/** Animals for which lessons are given to people. */
const RIDDEN = /^(?:pferde?|ponys?|ponies|horses?)$/;
/** An animal and what it needs, written as one word: 'Welpentraining'. */
const WITH_ANIMAL = /^(hund|welpe|katze|kaninchen|vogel|pferd)(?:e?n|e)?(\w{4,})$/;
const SITTING = /\b(?:aufpass(?:en|t)|betreuen|betreut|hute[nt]|look after|walk|bakacak|baksin)\b/;

/** Whether the words name something that a human would see a doctor about: 'Hund hat Bauchweh'. */
function isIll(words: readonly string[]): boolean {
  const needed = tradesNeeded(words.filter((word) => !ANIMAL.test(word)));
  // Unknown words do not matter, such as the 'olacak' (will have) of 'köpeğim aşı olacak'.
  return needed?.tradeKeys.some((key) => OF_HUMANS.has(key)) ?? false;
}

function apart(word: string): string[] {
  const [, animal, wanted] = WITH_ANIMAL.exec(word) ?? [];
  return animal === undefined || wanted === undefined || ANIMAL.test(word) ? [word] : [animal, wanted];
}

/**
 * An animal that is ill, or has eaten something harmful, needs a vet; one that has to be looked after needs a
 * sitter. Trainers are listed under pet supplies.
 */
export function forAnimals(typed: readonly string[], tradeKeys: readonly string[]): string[] {
  const words = typed.flatMap(apart);
  const animals = words.filter((word) => ANIMAL.test(word));
  const text = words.join(' ');
  if (animals.length === 0 || BITTEN.test(text) || ALLERGY.test(text)) return [...tradeKeys];
  if (words.some((word) => TAUGHT.test(word)) && !animals.every((animal) => RIDDEN.test(animal)))
    return ['tierbedarf'];
  if (words.some((word) => EATEN.test(word)) || HURT.test(text) || isIll(words)) return ['tierarzt'];
  if (SITTING.test(text)) return ['tierbedarf', ...tradeKeys.filter((key) => !CARE.has(key))];
  const isHairy = !animals.every((animal) => RIDDEN.test(animal));
  const isCared = (key: string) => CARE.has(key) || (isHairy && HAIR.has(key));
  const meant = (key: string) => (OF_HUMANS.has(key) ? 'tierarzt' : isCared(key) ? 'tierbedarf' : key);
  return [...new Set(tradeKeys.map(meant))];
}
