import { gzipSync } from 'node:zlib';
import { headers as createHeaders, type MsgHdrs } from '@nats-io/transport-node';
import { ENCODING_HEADER, ERROR_HEADER } from './headers.js';
import { toWireError } from './wire-error.js';

/** Above this an answer is compressed; NATS itself takes 1 MB a message. */
const COMPRESS_ABOVE_BYTES = 480 * 1024;

const encoder = new TextEncoder();

/** What Nest's transport hands to its serializer. */
export interface OutgoingPacket {
  err?: unknown;
  response?: unknown;
}

export interface EncodedAnswer {
  data: Uint8Array;
  headers?: MsgHdrs;
}

/** An answer as a NATS message: plain JSON of the output, or an error marked by its header. */
export function encodeAnswer(packet: OutgoingPacket): EncodedAnswer {
  if (packet.err !== undefined && packet.err !== null) {
    const headers = createHeaders();
    headers.set(ERROR_HEADER, '1');
    return { data: encoder.encode(JSON.stringify(toWireError(packet.err))), headers };
  }
  const { response } = packet;
  const data = response instanceof Uint8Array ? response : encoder.encode(JSON.stringify(response ?? null));
  if (data.length <= COMPRESS_ABOVE_BYTES) return { data };
  const headers = createHeaders();
  headers.set(ENCODING_HEADER, 'gzip');
  return { data: gzipSync(data, { level: 1 }), headers };
}
