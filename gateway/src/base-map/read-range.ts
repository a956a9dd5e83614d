/** A range of a file's bytes; `start` and `end` are both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const PATTERN = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The one range that a Range header requests, limited to `most` bytes (RFC 9110, section 14.2).
 * @returns undefined for several ranges, another unit or none; null if the file has none of these bytes
 */
export function readRange(
  header: string | undefined,
  size: number,
  most: number,
): ByteRange | null | undefined {
  const [, first = '', last = ''] = PATTERN.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // `-500` means the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const asked = first === '' || last === '' ? Infinity : Number(last);
  if (asked < start) return undefined;
  if (start >= size) return null;
  return { start, end: Math.min(asked, size - 1, start + most - 1) };
}
