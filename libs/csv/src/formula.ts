/** What a spreadsheet program runs as a formula, after spaces too; full-width signs count. */
const SIGNS = '[=+\\-@＝＋－＠]';

/**
 * Where a cell of a spreadsheet may begin: with the text, and behind what some program takes for the end of a cell. Excel separates cells by
 * semicolons wherever a comma is in decimal fractions, as in German, Austrian and Turkish; it then sees no quotation marks around cells of
 * a file with commas, so lines in a cell are rows to it. A quotation mark behind such an end is written twice: an empty text in quotes to it,
 * with the formula behind.
 */
const FORMULA = new RegExp(`(^)(?='* *${SIGNS})|([;\\t\\r\\n])(?='*"* *${SIGNS})`, 'g');
const DISARMED = new RegExp(`(^)'(?='* *${SIGNS})|([;\\t\\r\\n])'(?='*"* *${SIGNS})`, 'g');

/** Most texts have one beginning: looking for that alone takes a tenth of the time. */
const SEPARATOR = /[;\t\r\n]/;
const FORMULA_AT_FIRST = new RegExp(`^'* *${SIGNS}`);

/** A cell that begins with one of these is shifted, so that what follows it begins a cell. */
const SHIFTED = /^'*[\t\r\n]/;
const SHIFTED_DISARMED = /^'+[\t\r\n]/;

/** Puts an apostrophe before whatever in a text a spreadsheet program would run as a formula. */
export function disarmFormula(text: string): string {
  if (!SEPARATOR.test(text)) return FORMULA_AT_FIRST.test(text) ? `'${text}` : text;
  const disarmed = text.replace(FORMULA, "$1$2'");
  return SHIFTED.test(text) ? `'${disarmed}` : disarmed;
}

/** The inverse of {@link disarmFormula}; other texts are returned unchanged. */
export function restoreFormula(text: string): string {
  if (!text.includes("'")) return text;
  const whole = SHIFTED_DISARMED.test(text) ? text.slice(1) : text;
  return whole.replace(DISARMED, '$1$2');
}
