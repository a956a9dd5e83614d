/** A rule of a style sheet, or an at-rule that contains further rules. */
export interface Rule {
  /** The text before the brace: a selector list, `@layer base` or `@font-face`. A statement has no body. */
  readonly prelude: string;
  readonly body: string | null;
  /** The rules inside the body; null if it consists of declarations. */
  readonly rules: readonly Rule[] | null;
}

/** At-rules whose bodies are rules. */
const GROUP = /^@(?:layer|media|supports|container)\b/;

/** Reads a style sheet as the build writes it: without comments and with all quotes closed. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  while (start < css.length) {
    const end = endOf(css, start, '{;}');
    const prelude = css.slice(start, end).trim();
    if (css[end] === '{') {
      const close = closingBrace(css, end + 1);
      const body = css.slice(end + 1, close);
      rules.push({ prelude, body, rules: GROUP.test(prelude) ? readRules(body) : null });
      start = close + 1;
    } else {
      if (prelude !== '') rules.push({ prelude, body: null, rules: null });
      start = end + 1;
    }
  }
  return rules;
}

/** Index of the first of `marks` at or after `start`, outside quotes; the text's length if there is none. */
function endOf(css: string, start: number, marks: string): number {
  for (let index = start; index < css.length; index += 1) {
    const sign = css[index] ?? '';
    if (marks.includes(sign)) return index;
    if (sign === '"' || sign === "'") index = closingQuote(css, index);
  }
  return css.length;
}

function closingBrace(css: string, start: number): number {
  let open = 1;
  let index = start - 1;
  while (open > 0) {
    index = endOf(css, index + 1, '{}');
    if (index >= css.length) throw new Error('A brace of the style sheet is not closed');
    open += css[index] === '{' ? 1 : -1;
  }
  return index;
}

function closingQuote(css: string, start: number): number {
  const quote = css[start] ?? '';
  let end = css.indexOf(quote, start + 1);
  while (end !== -1 && css[end - 1] === '\\') end = css.indexOf(quote, end + 1);
  if (end === -1) throw new Error('A quote of the style sheet is not closed');
  return end;
}
