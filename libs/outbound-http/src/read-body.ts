import { OutboundError } from './outbound-error.js';

const FIRST_BYTES = 16 * 1024;

/** Reads up to `maxBytes`; a larger body fails, or is cut off with `truncate`. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  truncate: boolean,
): Promise<Uint8Array> {
  // Copied immediately: a body may arrive byte by byte, and a list of its pieces would take a hundred times its
  // size.
  let room = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let bytes = 0;
  for await (const piece of body) {
    const kept = piece.subarray(0, maxBytes - bytes);
    if (bytes + kept.length > room.length) room = enlarged(room, bytes + kept.length, maxBytes);
    room.set(kept, bytes);
    bytes += kept.length;
    if (kept.length === piece.length) continue;
    if (!truncate) throw tooLarge(maxBytes);
    break;
  }
  return room.slice(0, bytes);
}

function enlarged(room: Uint8Array, least: number, most: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(most, Math.max(least, 2 * room.length)));
  larger.set(room);
  return larger;
}

export const tooLarge = (maxBytes: number): OutboundError =>
  new OutboundError('too-large', `The answer has more than ${maxBytes} bytes.`);
