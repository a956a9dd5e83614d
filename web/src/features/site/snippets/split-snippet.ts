/** Elements of a snippet that the page's policy does not let stand in the HTML: client code creates them. */
const ACTIVE = /^<(script|style)(?=[\s/>])/i;

/**
 * The markup of an owner's snippet without its scripts and styles, to stand in the HTML as it is.
 * Walks tags with their quoted attributes and comments, so that `<script` inside those is not taken for an element.
 */
export function markupOf(snippet: string): string {
  let markup = '';
  let rest = snippet;
  while (rest !== '') {
    const active = ACTIVE.exec(rest);
    if (active) {
      rest = afterElement(rest, active[1] ?? '');
      continue;
    }
    const length = tokenLength(rest);
    markup += rest.slice(0, length);
    rest = rest.slice(length);
  }
  return markup.trim();
}

/** What follows the raw text element at the start; nothing where it is never closed, as in a browser. */
function afterElement(text: string, name: string): string {
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'i').exec(text);
  return end ? text.slice(end.index + end[0].length) : '';
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
