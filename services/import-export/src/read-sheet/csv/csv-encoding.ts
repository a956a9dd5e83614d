import { fileFaults } from '../file-faults.js';

type Utf16 = 'utf-16le' | 'utf-16be';

/** Number of bytes that suffice to recognise UTF-16; it must be even. */
const SAMPLED = 4_096;

/**
 * A program may leave an occasional NUL character by mistake. More than one in this many characters, or this
 * many in a row, means another encoding or lost text.
 */
const CHARACTERS_PER_ZERO = 20;
const ZEROS_IN_A_ROW = '\0'.repeat(16);

/** Control characters that no cell text contains, apart from NUL. */
// eslint-disable-next-line no-control-regex -- these show that bytes are not text
const CONTROLS = /[\u0001-\u0008\u000B\u000C\u000E-\u001F]/;

/** Whether bytes can be text with separated values. */
export const isText = (bytes: Buffer): boolean =>
  !bytes.includes(0) || markedUtf16(bytes) !== null || textWithZeros(bytes) !== null;

/**
 * Decodes a text by its byte order mark. Without one it is UTF-16 if every other byte is zero as in Latin
 * letters, else UTF-8 if valid, else Windows-1254 if it has letters that only Turkish uses, else Windows-1252.
 * Occasional NUL characters are dropped: some programs pad their texts with them.
 */
export function decodedCsv(bytes: Buffer): string {
  const marked = markedUtf16(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (!bytes.includes(0)) return decodedBytes(bytes);
  const text = textWithZeros(bytes);
  if (text === null) throw fileFaults.notSpreadsheet('of an unknown kind');
  return text;
}

function textWithZeros(bytes: Buffer): string | null {
  const utf16 = unmarkedUtf16(bytes);
  const text = utf16 ? strictly(utf16, bytes) : decodedBytes(bytes);
  if (text === null || CONTROLS.test(text) || text.includes(ZEROS_IN_A_ROW)) return null;
  const whole = text.replaceAll('\0', '');
  return (text.length - whole.length) * CHARACTERS_PER_ZERO > text.length ? null : whole;
}

/** The bytes of Ğ, İ, Ş, ğ, ı and ş in Windows-1254: Icelandic letters in Windows-1252, which is otherwise the same. */
const TURKISH = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);

// Excel writes plain CSV in the code page of its system: Windows-1254 in Turkey, Windows-1252 in western Europe.
const decodedBytes = (bytes: Buffer): string =>
  strictly('utf-8', bytes) ??
  new TextDecoder(bytes.some((byte) => TURKISH.has(byte)) ? 'windows-1254' : 'windows-1252').decode(bytes);

function strictly(encoding: Utf16 | 'utf-8', bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function markedUtf16([first, second]: Buffer): Utf16 | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function unmarkedUtf16(bytes: Buffer): Utf16 | null {
  if (bytes.length % 2 > 0) return null;
  const sample = bytes.subarray(0, SAMPLED);
  const zeros = { even: 0, odd: 0 };
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  const { even, odd } = zeros;
  // At least half of the characters are Latin letters, digits and separators.
  if (Math.max(even, odd) * 4 < sample.length || Math.min(even, odd) > 0) return null;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}
