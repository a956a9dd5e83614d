/** Text of a Markdown file without its code blocks, which contain no links or headings. */
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/**
 * Targets of all links and pictures: Markdown's own, and `src`, `srcset` and `href` of HTML. Inline code
 * contains no links.
 */
export function linksOf(text: string): string[] {
  const prose = withoutCode(text).replace(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\(([^()\s]+)\)/g), ...prose.matchAll(/(?:src|srcset|href)="([^"]+)"/g)];
  return links.map(([, target = '']) => target);
}

/**
 * Anchors of all headings, as GitHub makes them: lower case, no punctuation, hyphens for spaces, -1, -2 for repeats.
 */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    let repeat = 0;
    while (anchors.has(repeat === 0 ? anchor : `${anchor}-${repeat}`)) repeat += 1;
    anchors.add(repeat === 0 ? anchor : `${anchor}-${repeat}`);
  }
  return anchors;
}
