/** What a spreadsheet program runs as a formula, or what is already a disarmed one; full-width signs count too. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const DISARMED = /^'+[=+\-@＝＋－＠\t\r\n]/;

const APOSTROPHE = 0x27;

/** Puts an apostrophe before a text that a spreadsheet program would run as a formula. */
export const disarmFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The inverse of {@link disarmFormula}; other texts are returned unchanged. */
export const restoreFormula = (text: string): string =>
  text.charCodeAt(0) === APOSTROPHE && DISARMED.test(text) ? text.slice(1) : text;
