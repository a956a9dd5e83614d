/** A tag without its counterpart, and its line, from 1. */
interface HtmlProblem {
  readonly kind: 'unclosed' | 'unopened';
  readonly tag: string;
  readonly line: number;
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is text, tags included. */
const RAW = new Set(['script', 'style', 'textarea', 'title']);
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/** Elements of a snippet that are not closed, and end tags that close nothing. Void and self-closed elements are neither. */
export function htmlProblems(html: string): HtmlProblem[] {
  const open: { tag: string; at: number }[] = [];
  const problems: { kind: HtmlProblem['kind']; tag: string; at: number }[] = [];
  const token = new RegExp(TOKEN);
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, slash, name, attributes = ''] = match;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    const raw = open.at(-1)?.tag;
    if (raw !== undefined && RAW.has(raw) && !(slash === '/' && tag === raw)) continue;
    if (slash === '/') {
      const index = open.findLastIndex((element) => element.tag === tag);
      if (index === -1) problems.push({ kind: 'unopened', tag, at: match.index });
      else
        for (const { tag: left, at } of open.splice(index).slice(1))
          problems.push({ kind: 'unclosed', tag: left, at });
    } else if (!VOID.has(tag) && !attributes.endsWith('/')) open.push({ tag, at: match.index });
  }
  for (const { tag, at } of open) problems.push({ kind: 'unclosed', tag, at });
  return problems
    .sort((one, other) => one.at - other.at)
    .map(({ kind, tag, at }) => ({ kind, tag, line: html.slice(0, at).split('\n').length }));
}
