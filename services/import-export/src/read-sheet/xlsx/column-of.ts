/** Zero-based column of a reference such as 'AB12'; null for anything else. */
export function columnOf(reference: string): number | null {
  let column = 0;
  for (let index = 0; index < reference.length; index += 1) {
    const code = reference.charCodeAt(index) | 0x20;
    if (code < 0x61 || code > 0x7a) return index === 0 ? null : column - 1;
    column = column * 26 + (code - 0x60);
    if (column > 1_000_000) return null;
  }
  return null;
}
