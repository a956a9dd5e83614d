const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const QUANTIZATION = 0xdb;
const PROGRESSIVE_FRAME = 0xc2;
const HUFFMAN = 0xc4;
const SCAN = 0xda;
const HIGHEST_BIT = 13;
const COEFFICIENTS = 64;
/** Huffman codes for end-of-band runs: `from` is the shortest run, `digits` the number of extra bits. */
const RUNS = [
  { code: '0', from: 16_384, digits: 14 },
  { code: '110', from: 8_192, digits: 13 },
  { code: '1110', from: 4_096, digits: 12 },
  { code: '10', from: 1, digits: 0 },
];

const twoBytes = (value: number): number[] => [value >> 8, value & 0xff];
const segment = (marker: number, body: readonly number[]): number[] => [
  ...[0xff, marker],
  ...twoBytes(body.length + 2),
  ...body,
];

/** Padded with 1 bits; a byte 0xff is followed by a zero byte, so that it is not read as a marker. */
function coded(bits: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return bytes;
}

function emptyBlocks(count: number): number[] {
  let bits = '';
  for (let left = count; left > 0;) {
    const { code, from, digits } = RUNS.find((run) => left >= run.from) ?? { code: '10', from: 1, digits: 0 };
    const run = Math.min(left, from + (digits === 0 ? 0 : 2 ** digits - 1));
    bits += code + (digits === 0 ? '' : (run - from).toString(2).padStart(digits, '0'));
    left -= run;
  }
  return coded(bits);
}

/**
 * A grey progressive JPEG with any number of scans up to 882: each has some hundred bytes and makes a decoder
 * process every block of the picture.
 */
export function jpegOfScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const empty = emptyBlocks(blocks);
  const parts: number[][] = [
    START,
    segment(QUANTIZATION, [0, ...Array<number>(COEFFICIENTS).fill(1)]),
    segment(PROGRESSIVE_FRAME, [8, ...twoBytes(height), ...twoBytes(width), 1, 1, 0x11, 0]),
    segment(HUFFMAN, [0x00, 1, ...Array<number>(15).fill(0), 0]),
    segment(HUFFMAN, [0x10, 1, 1, 1, 1, ...Array<number>(12).fill(0), 0xe0, 0x00, 0xd0, 0xc0]),
    [...segment(SCAN, [1, 1, 0, 0, 0, 0]), ...coded('0'.repeat(blocks))],
  ];
  for (let scan = 1; scan < scans; scan += 1) {
    const coefficient = 1 + Math.floor((scan - 1) / (HIGHEST_BIT + 1));
    const bit = HIGHEST_BIT - ((scan - 1) % (HIGHEST_BIT + 1));
    const approximation = bit === HIGHEST_BIT ? bit : ((bit + 1) << 4) | bit;
    parts.push([...segment(SCAN, [1, 1, 0, coefficient, coefficient, approximation]), ...empty]);
  }
  return Buffer.from([...parts, END].flat());
}
