/**
 * Control characters, Unicode line ends, and characters that are invisible or change the reading direction,
 * which could disguise the ending of a name.
 */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;
/** Cutting a character of two units in half leaves one of these. */
const CUT_OFF = /^[\udc00-\udfff]/;

/**
 * The name of a received file, as it is shown and recorded: its last `most` characters, without invisible
 * ones; '' if nothing is left.
 */
export function plainFileName(name: string, most: number): string {
  return name.replaceAll(UNSEEN, '').trim().slice(-most).replace(CUT_OFF, '').toWellFormed();
}
