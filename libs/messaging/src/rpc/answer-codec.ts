import { gzipSync } from 'node:zlib';
import { MAX_ANSWER_BYTES, type Operation } from '@gewerk/contracts/bus';
import { headers as createHeaders, type MsgHdrs } from '@nats-io/transport-node';
import { ENCODING_HEADER, ERROR_HEADER } from './headers.js';
import { toWireError } from './wire-error.js';

/** Above this size a response is compressed, to reduce network traffic. */
const COMPRESS_ABOVE_BYTES = 480 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export interface OutgoingPacket {
  err?: unknown;
  response?: unknown;
}

export interface EncodedAnswer {
  data: Uint8Array;
  headers?: MsgHdrs;
}

/**
 * A response as a NATS message: JSON of the output, or an error marked by its header. An output above
 * `MAX_ANSWER_BYTES` is reduced as its operation declares.
 */
export function encodeAnswer(packet: OutgoingPacket, operation?: Operation): EncodedAnswer {
  if (packet.err !== undefined && packet.err !== null) {
    const headers = createHeaders();
    headers.set(ERROR_HEADER, '1');
    return { data: encode(toWireError(packet.err)), headers };
  }
  let data = encode(packet.response);
  if (data.length > MAX_ANSWER_BYTES && operation?.fit)
    data = encode(operation.fit(JSON.parse(decoder.decode(data)), MAX_ANSWER_BYTES));
  if (data.length <= COMPRESS_ABOVE_BYTES) return { data };
  const headers = createHeaders();
  headers.set(ENCODING_HEADER, 'gzip');
  return { data: gzipSync(data, { level: 1 }), headers };
}

const encode = (response: unknown): Uint8Array =>
  response instanceof Uint8Array ? response : encoder.encode(JSON.stringify(response ?? null));
