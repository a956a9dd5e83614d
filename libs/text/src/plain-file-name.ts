/** Control characters, line ends of Unicode, and what is not seen or turns the reading direction, which would show another ending than a name has. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;
/** What a cut leaves of a character of two units. */
const CUT_OFF = /^[\udc00-\udfff]/;

/** The name that a file came with, as it is shown and recorded: its last `most` characters, without what cannot be seen; '' where nothing is left. */
export function plainFileName(name: string, most: number): string {
  return name.replaceAll(UNSEEN, '').trim().slice(-most).replace(CUT_OFF, '').toWellFormed();
}
