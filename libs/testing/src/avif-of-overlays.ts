/** 3996 × 4000 pixels of one colour in 500 bytes. */
export const LARGE_AVIF = Buffer.from(
  [
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'ACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAPgAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRt',
    'AAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgTACAAAAABRpc3BlAAAAAAAAD5wAAA+gAAAAEHBpeGkAAAAAAwgICAAAABZp',
    'cG1hAAAAAAAAAAEAAQOBAgMAAAEAbWRhdBIACgo8Lv5v59pAQ0GkMucBEGITFydNNNMLGwIAbs/KKvcZeZ2Ld63RkXINVu4ElTu9',
    'koRN6KntLgje2kcX0/BzhPl78p54PBHIcjmlU2H6RFEVypGdqorQFG1WydLguHzgbdi2dgaWr5pUaQO+sZ/vmbgHmbEc9Y03I6RS',
    'qEUzIVonHxMdSfJZh1sa7s/KKvcZeZ2Ld63RkXIK7eIP7rhy5lL10XBGjJOwiqXpJpWKDfqjwsnHJlePGVfUDqgtYjgbnAPFqhdi',
    '5RY0eTxO3cLRRX9xZLyHndJF9mU7w8WIQ0xQnSDICBhrd/77/5UbQbtaoV3nQjXy',
  ].join(''),
  'base64',
);

/** Maximum number of pictures that libheif allows in one composition. */
const MOST_IN_ONE = 4;
const SIDE = 64;

const twoBytes = (value: number): number[] => [value >> 8, value & 0xff];
const fourBytes = (value: number): number[] => [...twoBytes(value >>> 16), ...twoBytes(value & 0xffff)];
const characters = (text: string): number[] => [...Buffer.from(text, 'latin1')];
function box(type: string, ...parts: readonly (readonly number[])[]): number[] {
  const body = parts.flat();
  return [...fourBytes(body.length + 8), ...characters(type), ...body];
}
const fullBox = (type: string, version: number, ...parts: readonly (readonly number[])[]): number[] =>
  box(type, [version, 0, 0, 0], ...parts);

function boxOf(avif: Buffer, type: string): number[] {
  const from = avif.indexOf(type, 0, 'latin1') - 4;
  return [...avif.subarray(from, from + avif.readUInt32BE(from))];
}

/**
 * An AVIF of 64 × 64 pixels that is composed of `avif` four times: the decoder decodes it each time, however
 * large it is.
 */
export function avifOfOverlays(avif: Buffer): Buffer {
  const picture = boxOf(avif, 'mdat').slice(8);
  const layers = Array<number>(MOST_IN_ONE).fill(0);
  const overlay = [0, 0, ...[0, 0, 0, 0xffff, SIDE, SIDE].flatMap(twoBytes), ...layers.flatMap(fourBytes)];
  const size = fullBox('ispe', 0, fourBytes(SIDE), fourBytes(SIDE));
  const entry = (id: number, type: string): number[] =>
    fullBox('infe', 2, twoBytes(id), twoBytes(0), characters(type), [0]);
  const place = (id: number, at: number, bytes: readonly number[]): number[] => [
    ...[id, 0, 1].flatMap(twoBytes),
    ...[at, bytes.length].flatMap(fourBytes),
  ];
  const meta = (at: number): number[] =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, fourBytes(0), characters('pict'), Array<number>(13).fill(0)),
      fullBox('pitm', 0, twoBytes(2)),
      fullBox(
        'iloc',
        0,
        [0x44, 0],
        twoBytes(2),
        place(1, at, picture),
        place(2, at + picture.length, overlay),
      ),
      fullBox('iinf', 0, twoBytes(2), entry(1, 'av01'), entry(2, 'iovl')),
      box(
        'iprp',
        box('ipco', boxOf(avif, 'av1C'), boxOf(avif, 'ispe'), boxOf(avif, 'pixi'), size),
        fullBox('ipma', 0, fourBytes(2), [0, 1, 3, 0x81, 2, 3], [0, 2, 2, 4, 3]),
      ),
      fullBox('iref', 0, box('dimg', [2, MOST_IN_ONE, ...layers.fill(1)].flatMap(twoBytes))),
    );
  const head = box('ftyp', characters('avif'), fourBytes(0), characters('avifmif1miaf'));
  const start = head.length + meta(0).length + 8;
  return Buffer.from([...head, ...meta(start), ...box('mdat', picture, overlay)]);
}
