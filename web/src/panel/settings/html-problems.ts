import { commentEnd, lineCounter, rawTextEnd, tagEnds } from '../../shared/snippets/tag-ends.js';

/** A tag without its counterpart, and its line, counted from 1. */
interface HtmlProblem {
  readonly kind: 'unclosed' | 'unopened';
  readonly tag: string;
  readonly line: number;
}

interface Tag {
  readonly name: string;
  readonly at: number;
  /** Position after the `>` of the tag. */
  readonly end: number;
  readonly isEnd: boolean;
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is raw text, even if it looks like tags. */
const RAW = new Set(['script', 'style', 'textarea', 'title']);
const START = /<!--|<(\/?)([a-z][\w:-]*)/gi;

/**
 * Finds elements in a snippet that are not closed, and end tags that close no element. Void and self-closed
 * elements are ignored.
 */
export function htmlProblems(html: string): HtmlProblem[] {
  const open: Tag[] = [];
  // Number of open elements by name: an end tag that closes none then does not require searching all of them.
  const count = new Map<string, number>();
  const problems: { kind: HtmlProblem['kind']; tag: Tag }[] = [];
  for (const tag of tagsOf(html)) {
    const { name } = tag;
    if (!tag.isEnd) {
      open.push(tag);
      count.set(name, (count.get(name) ?? 0) + 1);
    } else if ((count.get(name) ?? 0) === 0) problems.push({ kind: 'unopened', tag });
    else
      for (let inner = open.pop(); inner; inner = open.pop()) {
        count.set(inner.name, (count.get(inner.name) ?? 0) - 1);
        if (inner.name === name) break;
        problems.push({ kind: 'unclosed', tag: inner });
      }
  }
  const lineOf = lineCounter(html);
  return problems
    .concat(open.map((tag) => ({ kind: 'unclosed', tag })))
    .sort((one, other) => one.tag.at - other.tag.at)
    .map(({ kind, tag }) => ({ kind, tag: tag.name, line: lineOf(tag.at) }));
}

/** The start and end tags of elements, except those in comments and in raw text. */
function* tagsOf(html: string): Generator<Tag> {
  const ends = tagEnds(html);
  const start = new RegExp(START);
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const [, slash, called] = match;
    const end = called === undefined ? commentEnd(html, match.index) : (ends[start.lastIndex] ?? 0);
    if (end === 0) continue;
    start.lastIndex = end;
    if (called === undefined) continue;
    const name = called.toLowerCase();
    const isEnd = slash === '/';
    if (!isEnd && (VOID.has(name) || html.startsWith('/>', end - 2))) continue;
    yield { name, at: match.index, end, isEnd };
    if (!isEnd && RAW.has(name)) start.lastIndex = rawTextEnd(html, end, name) ?? html.length;
  }
}
