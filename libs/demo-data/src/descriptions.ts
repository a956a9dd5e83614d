import type { Random } from './random.js';
import type { TradeProfile } from './vocabulary/trade-profiles.js';

/** Facts that a description may mention. */
export interface DescriptionFacts {
  name: string;
  city: string;
  street: string;
  tradeLabel: string;
  profile: TradeProfile;
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1) ?? ''}`;

type Sentence = (facts: DescriptionFacts, random: Random) => string;

const since = (random: Random): number => random.integer(1921, 2022);

const openings: readonly Sentence[] = [
  ({ name, city }, random) => `${name} ist seit ${since(random)} in ${city} zu Hause.`,
  ({ city, tradeLabel }, random) =>
    `Im Bereich ${tradeLabel} arbeiten wir in ${city} und Umgebung, als Familie in der ${random.integer(2, 5)}. Generation.`,
  ({ name, street, city }) => `${name} finden Sie in ${city} unter der Adresse ${street}.`,
  ({ name, city }, random) =>
    `Bei ${name} in ${city} kümmern sich ${random.integer(2, 24)} Menschen um Ihr Anliegen.`,
  ({ city }, random) =>
    `Was ${random.integer(1958, 2019)} klein begann, ist heute eine feste Adresse in ${city}.`,
  ({ city, profile }, random) =>
    `Wer in ${city} nach Qualität sucht, bekommt bei uns ${list(random.sample(profile.services, 2))}.`,
];

const offers: readonly Sentence[] = [
  ({ profile }, random) => `Unser Angebot: ${list(random.sample(profile.services, 3))}.`,
  ({ profile }, random) => `Besonders gefragt sind ${list(random.sample(profile.services, 2))}.`,
  ({ profile }, random) => `Zum Angebot gehören ${list(random.sample(profile.services, 3))}.`,
  ({ profile }, random) =>
    `Viele kommen wegen ${random.pick(profile.services)} und bleiben, weil die Beratung stimmt.`,
  ({ profile }, random) =>
    `Von ${random.sample(profile.services, 2).join(' bis ')} bekommen Sie alles aus einer Hand.`,
];

const closings: readonly Sentence[] = [
  () => 'Rufen Sie an oder kommen Sie einfach vorbei.',
  (_, random) => `Einen Termin bekommen Sie meist innerhalb von ${random.integer(2, 10)} Tagen.`,
  () => 'Parkplätze sind direkt vor der Tür.',
  () => 'Wir nehmen uns Zeit und sagen vorher, was es kostet.',
  (_, random) => `Wir bilden aus und haben derzeit ${random.integer(1, 5)} Lehrlinge.`,
  ({ city }) => `Auch im Umland von ${city} sind wir gern für Sie da.`,
  () => 'Bezahlen können Sie bar, mit Karte oder auf Rechnung.',
  () => 'Die Haltestelle liegt nur wenige Schritte entfernt.',
];

/** One to three German sentences about a business. */
export function describe(facts: DescriptionFacts, random: Random): string {
  const sentences = [random.pick(openings)(facts, random)];
  if (random.chance(0.8)) sentences.push(random.pick(offers)(facts, random));
  if (random.chance(0.6)) sentences.push(random.pick(closings)(facts, random));
  return sentences.join(' ');
}
