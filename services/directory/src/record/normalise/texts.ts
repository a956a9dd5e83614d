import { isSeen } from '@gewerk/contracts';

/** White space of any kind, control characters and invisible characters. */
const SPACE = /[\s\p{Cc}\u200b\u2060\ufeff]+/gu;
const UNTIDY = /[^\S ]|[\p{Cc}\u200b\u2060\ufeff\u061c\u202a-\u202e\u2066-\u2069]| {2}|^ | $/u;
/** Characters of a source that would change the reading direction of the text around them, in titles and mails. */
const TURNS_DIRECTION = /[\u061c\u202a-\u202e\u2066-\u2069]/gu;
/** Control characters except tab and line feed. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** A text on one line with single spaces; undefined if nothing visible is left. */
export function line(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const tidy = UNTIDY.test(text) ? text.replace(TURNS_DIRECTION, '').replace(SPACE, ' ').trim() : text;
  return isSeen(tidy) ? tidy : undefined;
}

/** A text that keeps its line breaks, at most one empty line in a row; undefined if nothing is left. */
export function paragraphs(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const tidy = text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(TURNS_DIRECTION, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return tidy === '' ? undefined : tidy;
}

/** Lines without empty and repeated ones. */
export function lines(texts: readonly string[] | undefined): string[] {
  if (texts === undefined || texts.length === 0) return [];
  const tidy = texts.map(line).filter((text) => text !== undefined);
  return tidy.length < 2 ? tidy : [...new Set(tidy)];
}
