/** Elements that the page's policy forbids in the HTML: client code creates them. */
const ACTIVE = /^<(script|style)(?=[\s/>])/i;

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
  let rest = snippet;
  while (rest !== '') {
    const name = ACTIVE.exec(rest)?.[1];
    const length = name === undefined ? tokenLength(rest) : elementLength(rest, name);
    const part = rest.slice(0, length);
    if (name === undefined) markup += heldBack(part);
    else active += part;
    rest = rest.slice(length);
  }
  return { markup, active };
}

/** Length of the raw text element at the start; all there is where it is never closed, as in a browser. */
function elementLength(text: string, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'i').exec(text);
  return end ? end.index + end[0].length : text.length;
}

/** Length of the comment, tag or text at the start; at least 1. */
function tokenLength(text: string): number {
  if (text.startsWith('<!--')) {
    const end = text.indexOf('-->', 4);
    return end === -1 ? text.length : end + 3;
  }
  const tag = /^<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/i.exec(text);
  if (tag) return tag[0].length;
  const next = text.indexOf('<', 1);
  return next === -1 ? text.length : next;
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
