/** Elements that the page's policy forbids in the HTML: client code creates them. */
const ACTIVE = /<(script|style)(?=[\s/>])/iy;
const TAG = /<[a-z/!]/iy;

/** Attributes by which elements load something. */
const LOADING = 'src|srcset|href|poster|data|srcdoc';
const QUOTED = /"[^"]*"|'[^']*'/g;
const MARKED = /[\s/]data-consent(?=[\s=/>])/i;
const HELD_BACK = new RegExp(`("[^"]*"|'[^']*')|([\\s/])(style|${LOADING})(?=\\s*=)`, 'gi');

/** What is put before the name of an attribute that waits for consent. */
export const HELD_PREFIX = 'data-consent-';

interface Parts {
  readonly markup: string;
  readonly active: string;
}

/**
 * The markup of an operator's snippet without its scripts and styles, for the HTML.
 * Walks tags with their quoted attributes and comments, so that `<script` inside those is not taken for an element.
 * Style attributes, which the policy refuses too, become `data-style`; what an element marked `data-consent` would load
 * moves to `data-consent-src` and the like, so that it waits.
 */
export const markupOf = (snippet: string): string => split(snippet).markup.trim();

/** The scripts and styles of a snippet, without the markup between them. */
export const activePartsOf = (snippet: string): string => split(snippet).active;

function split(snippet: string): Parts {
  let markup = '';
  let active = '';
  const ends = tagEnds(snippet);
  for (let at = 0; at < snippet.length;) {
    ACTIVE.lastIndex = at;
    const name = ACTIVE.exec(snippet)?.[1];
    const end = name === undefined ? tokenEnd(snippet, at, ends) : elementEnd(snippet, at, name);
    const part = snippet.slice(at, end);
    if (name === undefined) markup += heldBack(part);
    else active += part;
    at = end;
  }
  return { markup, active };
}

/** End of the raw text element that begins there; of all there is where it is never closed, as in a browser. */
function elementEnd(text: string, at: number, name: string): number {
  const tag = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  tag.lastIndex = at;
  const close = tag.exec(text);
  return (close && text.indexOf('>', close.index) + 1) || text.length;
}

/** End of the comment, tag or text that begins there. */
function tokenEnd(text: string, at: number, ends: Int32Array): number {
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4);
    return end === -1 ? text.length : end + 3;
  }
  TAG.lastIndex = at;
  const end = TAG.test(text) ? (ends[at + 2] ?? 0) : 0;
  if (end > 0) return end;
  const next = text.indexOf('<', at + 1);
  return next === -1 ? text.length : next;
}

/**
 * For each place, behind which `>` a tag ends that goes on there outside of quotation marks; 0 for none. From the back, since a
 * pattern would search the rest once for each tag that never ends.
 */
function tagEnds(text: string): Int32Array {
  const ends = new Int32Array(text.length + 1);
  const closing: Record<string, number> = {};
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at);
    if (sign === '>') ends[at] = at + 1;
    else if (sign === '"' || sign === "'") {
      const quoted = closing[sign];
      ends[at] = quoted === undefined ? 0 : (ends[quoted + 1] ?? 0);
      closing[sign] = at;
    } else ends[at] = ends[at + 1] ?? 0;
  }
  return ends;
}

/** Renames a tag's style attribute, and what it loads where it waits for consent; quoted values are stepped over. */
function heldBack(token: string): string {
  if (!/^<[a-z]/i.test(token)) return token;
  const waits = MARKED.test(token.replace(QUOTED, '""'));
  return token.replace(HELD_BACK, (whole, quoted: string | undefined, space: string, name: string) => {
    if (quoted !== undefined) return whole;
    if (name.toLowerCase() === 'style') return `${space}data-style`;
    return waits ? `${space}${HELD_PREFIX}${name.toLowerCase()}` : whole;
  });
}
