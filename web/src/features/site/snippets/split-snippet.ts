/** Elements of a snippet that the page's policy does not let stand in the HTML: client code creates them. */
const ACTIVE = /^<(script|style)(?=[\s/>])/i;

interface Parts {
  readonly markup: string;
  readonly active: string;
}

/**
 * The markup of an owner's snippet without its scripts and styles, to stand in the HTML as it is.
 * Walks tags with their quoted attributes and comments, so that `<script` inside those is not taken for an element.
 * Style attributes, which the policy refuses too, become `data-style`.
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
    if (name === undefined) markup += withoutStyleAttribute(part);
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

/** Renames a tag's style attribute; quoted values are stepped over. */
function withoutStyleAttribute(token: string): string {
  if (!/^<[a-z]/i.test(token)) return token;
  return token.replace(
    /("[^"]*"|'[^']*')|(\s)style(?=\s*=)/gi,
    (whole, quoted: string | undefined, space: string) =>
      quoted === undefined ? `${space}data-style` : whole,
  );
}
