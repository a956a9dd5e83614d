import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long what a refused caller still sends is read and dropped: a reset would take the answer from it. */
const LINGER_MS = 1_000;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Closes the connection of a request that is answered before its body has come, and says so in the answer. The rest is not read.
 * Call it after what announces that connections are kept.
 */
export function endUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ raw, method }, reply, payload, done) => {
    if (raw.complete || bytesOf(raw.headers) === 0) {
      done(null, payload);
      return;
    }
    // The rest of a short body is often in the same packet, which is read whole before this.
    setImmediate(() => {
      if (!raw.complete) {
        reply.removeHeader('keep-alive').header('connection', 'close');
        // By this Node ends a connection that is not kept: at once, which resets it under a caller that still sends.
        // No caller that means well sends a long body with a read.
        if (!READS.has(method)) raw.socket.destroySoon = () => leave(raw);
      }
      done(null, payload);
    });
  });
}

function leave(request: IncomingMessage): void {
  const { socket } = request;
  socket.end();
  request.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Bytes that a body has by its headers; Infinity where they do not say. */
export function bytesOf(headers: NodeJS.Dict<string | string[]>): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}
