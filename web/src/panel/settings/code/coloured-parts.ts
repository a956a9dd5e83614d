/** The kinds of parts of a snippet. */
export type PartKind = 'plain' | 'tag' | 'name' | 'value' | 'comment' | 'word' | 'figure';

export interface CodePart {
  readonly kind: PartKind;
  readonly text: string;
}

const TAG = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z!][\w:-]*(?:"[^"]*"|'[^']*'|[^'">])*>?/gi;
const IN_TAG = /(?<value>"[^"]*"?|'[^']*'?)|(?<name>[\w:@.-]+)|(?<tag>[^\w"':@.-]+)/g;
const WORDS =
  'async await break case catch class const continue default delete do else false finally for function if in instanceof let new null of return switch this throw true try typeof undefined var void while';
const IN_SCRIPT = new RegExp(
  [
    String.raw`(?<comment>/\*[\s\S]*?(?:\*/|$)|//[^\n]*)`,
    String.raw`(?<value>"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|${'`'}(?:[^${'`'}\\]|\\[\s\S])*${'`'}?)`,
    String.raw`(?<word>\b(?:${WORDS.replaceAll(' ', '|')})\b)`,
    String.raw`(?<figure>\b\d[\w.]*)`,
  ].join('|'),
  'g',
);
/** Elements whose content is code. */
const CODE = /^<(script|style)\b/i;

/**
 * Splits HTML into parts to be coloured, which together form the whole text. The parts of scripts and styles in it
 * are distinguished, too.
 */
export function colouredParts(html: string): CodePart[] {
  const parts: CodePart[] = [];
  let at = 0;
  const tag = new RegExp(TAG);
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [text] = match;
    add(parts, 'plain', html.slice(at, match.index));
    if (text.startsWith('<!--')) add(parts, 'comment', text);
    else addTag(parts, text);
    at = tag.lastIndex;
    const element = CODE.exec(text)?.[1];
    if (element === undefined || !text.endsWith('>')) continue;
    const rest = html.slice(at);
    const end = rest.search(new RegExp(`</${element}`, 'i'));
    const code = end === -1 ? rest : rest.slice(0, end);
    addNamed(parts, code, IN_SCRIPT);
    at += code.length;
    tag.lastIndex = at;
  }
  add(parts, 'plain', html.slice(at));
  return parts;
}

function addTag(parts: CodePart[], text: string): void {
  const [opening = ''] = /^<\/?[a-z!][\w:-]*/i.exec(text) ?? [];
  add(parts, 'tag', opening);
  addNamed(parts, text.slice(opening.length), IN_TAG);
}

/** Adds each match under the name of its group; the text between matches is plain. */
function addNamed(parts: CodePart[], text: string, pattern: RegExp): void {
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    add(parts, 'plain', text.slice(at, match.index));
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? ['plain'];
    add(parts, kind as PartKind, match[0]);
    at = match.index + match[0].length;
  }
  add(parts, 'plain', text.slice(at));
}

function add(parts: CodePart[], kind: PartKind, text: string): void {
  if (text !== '') parts.push({ kind, text });
}
