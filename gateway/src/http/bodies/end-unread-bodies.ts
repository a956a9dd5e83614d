import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long to read and drop what a refused caller still sends: a reset would discard the response. */
const LINGER_MS = 1_000;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Closes the connection of a request that is answered before its body has arrived, and announces this in the
 * response. The rest is not read. Call it after the code that announces keep-alive.
 */
export function endUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ raw, method }, reply, payload, done) => {
    if (raw.complete || bytesOf(raw.headers) === 0) {
      done(null, payload);
      return;
    }
    // The rest of a short body is often in the same packet, which has been read completely by then.
    setImmediate(() => {
      if (!raw.complete) {
        reply.removeHeader('keep-alive').header('connection', 'close');
        // Without keep-alive, Node ends the connection after the response, and so resets it if the caller is still
        // sending. No well-behaved caller sends a long body with a read.
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

/** Length of a body according to its headers; Infinity if they do not state it. */
export function bytesOf(headers: NodeJS.Dict<string | string[]>): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}
