import { foldLoose } from '@gewerk/text';

/** One folded word and its token (the text between spaces). */
export interface Word {
  folded: string;
  token: number;
  /** Whether it was typed in lower case. */
  isLower: boolean;
}

export const foldedOf = (words: readonly Word[]): string[] => words.map(({ folded }) => folded);

export const joined = (words: readonly Word[]): string => foldedOf(words).join(' ');

export interface Words {
  tokens: readonly string[];
  words: readonly Word[];
}

/** Splits a text into tokens and words: 'Köln-Ehrenfeld' is one token and two words. */
export function splitWords(text: string): Words {
  const tokens = text.trim().split(/\s+/u).filter(Boolean);
  const words = tokens.flatMap((token, index) =>
    foldLoose(token)
      .split(' ')
      .filter((folded) => /[a-z0-9]/.test(folded))
      .map((folded) => ({ folded, token: index, isLower: token === token.toLowerCase() })),
  );
  return { tokens, words };
}

/** The tokens of the given words as typed, and the text without them. */
export function quoted(tokens: readonly string[], words: readonly Word[]): { text: string; without: string } {
  const used = new Set(words.map(({ token }) => token));
  const pick = (isUsed: boolean) => tokens.filter((_, index) => used.has(index) === isUsed).join(' ');
  return { text: pick(true).replace(/[,;.?!]+$/, ''), without: pick(false) };
}
