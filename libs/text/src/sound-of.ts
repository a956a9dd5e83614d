/** Codes of the Kölner Phonetik (Postel 1969) for letters whose sound does not depend on their neighbours. */
const CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'aeijouy'].map((letter) => [letter, '0'])),
  b: '1',
  ...Object.fromEntries([...'fvw'].map((letter) => [letter, '3'])),
  ...Object.fromEntries([...'gkq'].map((letter) => [letter, '4'])),
  l: '5',
  ...Object.fromEntries([...'mn'].map((letter) => [letter, '6'])),
  r: '7',
  ...Object.fromEntries([...'sz'].map((letter) => [letter, '8'])),
};

/**
 * The sound of a folded German word: 'schmitt' and 'schmidt' are alike, 'maier' and 'meyer' too. '' for a
 * word without letters.
 */
export function soundOf(word: string): string {
  let sound = '';
  let last = '';
  for (let at = 0; at < word.length; at += 1) {
    for (const code of codeAt(word, at)) {
      if (code !== last && (code !== '0' || last === '')) sound += code;
      last = code;
    }
  }
  return sound;
}

function codeAt(word: string, at: number): string {
  const letter = word[at] ?? '';
  const before = word[at - 1] ?? '';
  const after = word[at + 1] ?? '';
  switch (letter) {
    case 'h':
      return '';
    case 'p':
      return after === 'h' ? '3' : '1';
    case 'd':
    case 't':
      return isAmong(after, 'csz') ? '8' : '2';
    case 'x':
      return isAmong(before, 'ckq') ? '8' : '48';
    case 'c':
      if (at === 0) return isAmong(after, 'ahkloqrux') ? '4' : '8';
      return isAmong(after, 'ahkoqux') && !isAmong(before, 'sz') ? '4' : '8';
    default:
      return CODES[letter] ?? '';
  }
}

const isAmong = (letter: string, letters: string): boolean => letter !== '' && letters.includes(letter);
