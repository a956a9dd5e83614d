import { commentEnd, rawTextEnd, tagEnds } from './tag-ends.js';

/** Elements that the page's content security policy forbids in the HTML; client code creates them. */
const ACTIVE = /<(script|style)(?=[\s/>])/iy;
const TAG = /<[a-z/!]/iy;

/** Attributes that make elements load something. */
const LOADING = 'src|srcset|href|poster|data|srcdoc';
const QUOTED = /"[^"]*"|'[^']*'/g;
const MARKED = /[\s/]data-consent(?=[\s=/>])/i;
const HELD_BACK = new RegExp(`("[^"]*"|'[^']*')|([\\s/])(style|${LOADING})(?=\\s*=)`, 'gi');

/** Prefix that attributes have while their element waits for consent. */
export const HELD_PREFIX = 'data-consent-';

interface Parts {
  readonly markup: string;
  readonly active: string;
}

/**
 * The markup of an operator's snippet for the HTML, without scripts and styles. Walks through the tags with their
 * quoted attributes and the comments, so that `<script` inside those is not mistaken for an element. Style
 * attributes, which the content security policy refuses too, become `data-style`. If an element is marked
 * `data-consent`, the attributes with which it would load something become `data-consent-src` and the like, so
 * that it waits for consent.
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

/**
 * End of the raw text element that begins at `at`. If the element is never closed, this is the end of the text, as
 * in a browser.
 */
export function elementEnd(text: string, at: number, name: string): number {
  const close = rawTextEnd(text, at, name);
  return (close !== undefined && text.indexOf('>', close) + 1) || text.length;
}

/** End of the comment, tag or text that begins at `at`. */
function tokenEnd(text: string, at: number, ends: Int32Array): number {
  if (text.startsWith('<!--', at)) return commentEnd(text, at);
  TAG.lastIndex = at;
  const end = TAG.test(text) ? (ends[at + 2] ?? 0) : 0;
  if (end > 0) return end;
  const next = text.indexOf('<', at + 1);
  return next === -1 ? text.length : next;
}

/** Whether a tag has the attribute `data-consent`, as opposed to that text inside a value. */
export const waitsForConsent = (tag: string): boolean => MARKED.test(tag.replace(QUOTED, '""'));

/** Renames a tag's style attribute, and its loading attributes if it waits for consent; quoted values are skipped. */
function heldBack(token: string): string {
  if (!/^<[a-z]/i.test(token)) return token;
  const waits = waitsForConsent(token);
  return token.replace(HELD_BACK, (whole, quoted: string | undefined, space: string, name: string) => {
    if (quoted !== undefined) return whole;
    if (name.toLowerCase() === 'style') return `${space}data-style`;
    return waits ? `${space}${HELD_PREFIX}${name.toLowerCase()}` : whole;
  });
}
