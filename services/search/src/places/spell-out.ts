/** Rivers and regions abbreviated to a letter after their preposition: 'Frankfurt a. M.', 'Freiburg i. Br.'. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/\ba\.\s?M(?:\.|ain\b|$)/giu, 'am Main'],
  [/\ba\.\s?Rh?(?:\.|ein\b|$)/giu, 'am Rhein'],
  [/\ba\.\s?N(?:\.|eckar\b|$)/giu, 'am Neckar'],
  [/\ba\.\s?I(?:\.|nn\b|$)/giu, 'am Inn'],
  [/\bi\.\s?B(?:r|rsg)(?:\.|$)/giu, 'im Breisgau'],
  [/\bi\.\s?A(?:\.|llg\.?|$)/giu, 'im Allgäu'],
  [/\bi\.\s?V(?:\.|ogtl\.?|$)/giu, 'im Vogtland'],
  [/\bi\.\s?d\.\s?O(?:Pf|berpf)?(?:\.|$)/giu, 'in der Oberpfalz'],
  [/\bo\.\s?d\.\s?T(?:\.|auber\b|$)/giu, 'ob der Tauber'],
  [/\bv\.\s?d\.\s?H(?:\.|öhe\b|$)/giu, 'vor der Höhe'],
  [/\ba\.?\s?d\.\s?D(?:\.|$)/giu, 'an der Donau'],
];

const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/\ba\.?\s?d\.\s?/giu, 'an der '],
  [/\bi\.?\s?d\.\s?/giu, 'in der '],
  [/\bo\.\s?d\.\s?/giu, 'ob der '],
  [/\bv\.\s?d\.\s?/giu, 'vor der '],
  [/\ba\.\s?(?=\p{L})/giu, 'am '],
  [/\bi\.\s?(?=\p{L}{2})/giu, 'im '],
  [/\bb\.\s?(?=\p{L}{3})/giu, 'bei '],
];

/** Expands the abbreviations in names of places: 'Krems a.d. Donau', 'Frankfurt a. M.', 'Rothenburg o.d.T.'. */
export function spellOut(name: string): string {
  if (!name.includes('.')) return name;
  return [...LETTERS, ...ARTICLES].reduce((text, [short, long]) => text.replace(short, long), name).trim();
}

/** Like {@link spellOut} within other text: only after a word and in lower case, since 'A.T.U' is a name. */
export const spelledOutIn = (text: string): string =>
  text.replace(/(?<=\p{L}\s)[aiov]\.\s?.*$|(?<=\p{L}\s)ad\.\s.*$/u, (tail) => spellOut(tail));
