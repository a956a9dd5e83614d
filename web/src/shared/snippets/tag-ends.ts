/**
 * For each position outside quotation marks, the end of the tag that contains it, after the tag's `>`; 0 if there
 * is none. The text is read once from its end: a pattern would search the rest of the text again for each unclosed
 * tag.
 */
export function tagEnds(text: string): Int32Array {
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

/** End of the comment that begins at `at`; the end of the text if it is never closed. */
export function commentEnd(text: string, at: number): number {
  const end = text.indexOf('-->', at + 4);
  return end === -1 ? text.length : end + 3;
}

/** Where the end tag of a raw text element begins; undefined if it is never closed. */
export function rawTextEnd(text: string, at: number, name: string): number | undefined {
  const tag = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  tag.lastIndex = at;
  return tag.exec(text)?.index;
}

/**
 * Returns a function that gives the line number of a position, counted from 1. Positions must be requested in
 * ascending order, so that the text is read only once.
 */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}
