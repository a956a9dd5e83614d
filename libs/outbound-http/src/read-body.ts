import { OutboundError } from './outbound-error.js';

/** Reads up to `maxBytes`; a larger body fails, or is cut off with `truncate`. */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  truncate: boolean,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    pieces.push(piece);
    if (bytes <= maxBytes) continue;
    if (!truncate) throw tooLarge(maxBytes);
    break;
  }
  return Buffer.concat(pieces, bytes).subarray(0, maxBytes);
}

export const tooLarge = (maxBytes: number): OutboundError =>
  new OutboundError('too-large', `The answer has more than ${maxBytes} bytes.`);
