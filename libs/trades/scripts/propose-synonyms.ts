import { readFileSync } from 'node:fs';
import { foldLoose } from '@gewerk/text';
import { trades } from '../src/taxonomy.js';

/**
 * Prints synonyms for the trades' German names that the taxonomy lacks, taken from OpenThesaurus in the form
 * of Debian's package `mythes-de` (LGPL): `th_de_DE_v2.dat`. The correct ones are copied to
 * src/taxonomy/synonyms.ts by hand.
 */
const [, , file] = process.argv;
if (!file) throw new Error('Name the file th_de_DE_v2.dat of the package mythes-de.');

/** Broader and narrower terms, and words that nobody types or should type. */
const UNFIT =
  /\((?:[^)]*(?:begriff|veraltet|derb|vulg|abwert|fig\.|ironi|scherzh|salopp|Antonym|historisch)[^)]*)\)/i;
const ANNOTATION = /\s*\([^)]*\)/g;
const PLAIN = /^[\p{L}][\p{L} -]{2,40}$/u;
const MOST_WORDS = 3;

const owners = new Map<string, Set<string>>();
for (const { key, label, aliases } of trades) {
  for (const name of [label, ...aliases]) {
    const folded = foldLoose(name);
    owners.set(folded, (owners.get(folded) ?? new Set()).add(key));
  }
}

const proposed = new Map<string, Set<string>>();
for (const line of new Set(readFileSync(file, 'utf8').split('\n'))) {
  if (!line.startsWith('-|')) continue;
  const words = line
    .slice(2)
    .split('|')
    .filter((word) => !UNFIT.test(word))
    .map((word) => word.replace(ANNOTATION, '').trim());
  const known = words.flatMap((word) => [...(owners.get(foldLoose(word)) ?? [])]);
  const [key] = known;
  if (key === undefined || new Set(known).size > 1) continue;
  for (const word of words) {
    const isNew = !owners.has(foldLoose(word)) && PLAIN.test(word) && word.split(' ').length <= MOST_WORDS;
    if (isNew) proposed.set(key, (proposed.get(key) ?? new Set()).add(word));
  }
}
for (const [key, words] of [...proposed].sort()) console.log(`${key}: ${[...words].sort().join(', ')}`);
