const ENTRY = 'infe';
/** Maximum number of bytes from the start of an entry to the end of its type. */
const ENTRY_BYTES = 18;
const OVERLAY = 'iovl';
const SIZE = 'ispe';
/** Byte offsets from the start of the name, which is followed by version and flags, width and height. */
const SIZE_BYTES = { width: 8, height: 12, all: 16 };

/** Whether an AVIF overlays several pictures, which are all decoded; no camera writes such a file. */
export function isComposed(photo: Uint8Array): boolean {
  const bytes = bytesOf(photo);
  return placesOf(bytes, ENTRY).some((at) => bytes.subarray(at, at + ENTRY_BYTES).includes(OVERLAY));
}

/**
 * The number of pixels of the largest picture in an AVIF, since the picture shown may be small but made from a large
 * one.
 */
export function largestPicture(photo: Uint8Array): number {
  const bytes = bytesOf(photo);
  return placesOf(bytes, SIZE)
    .filter((at) => at + SIZE_BYTES.all <= bytes.length)
    .map((at) => bytes.readUInt32BE(at + SIZE_BYTES.width) * bytes.readUInt32BE(at + SIZE_BYTES.height))
    .reduce((largest, pixels) => Math.max(largest, pixels), 0);
}

const bytesOf = (photo: Uint8Array): Buffer => Buffer.from(photo.buffer, photo.byteOffset, photo.length);

function placesOf(bytes: Buffer, name: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + name.length)) places.push(at);
  return places;
}
