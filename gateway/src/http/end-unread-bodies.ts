import type { FastifyInstance } from 'fastify';

/** A body that may be on its way whole when its request is refused. */
const SHORT_BYTES = 16 * 1024;

/** Closes the connection of a request that is answered before its body has come: nobody waits for the rest. */
export function endUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!raw.complete && bytesOf(raw.headers) > 0) {
      if (bytesOf(raw.headers) > SHORT_BYTES) reply.header('connection', 'close');
      reply.raw.once('finish', () => {
        // The rest of a short body is often in the same packet, and read by now.
        setImmediate(() => !raw.complete && raw.socket.destroySoon());
      });
    }
    done(null, payload);
  });
}

/** Bytes that a body has by its headers; Infinity where they do not say. */
export function bytesOf(headers: NodeJS.Dict<string | string[]>): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}
