import { setImmediate as ioHandled, setTimeout as delay } from 'node:timers/promises';
import { Readiness } from '@gewerk/service-kit';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** How long a stopping gateway still accepts requests; one second was too short on two busy cores. */
const LEAVE_AFTER_MS = 2_000;
/**
 * Value of the `keep-alive` header. Clients that respect it close an unused connection themselves, before the
 * gateway stops. Proxies ignore it, but close their connections earlier than the gateway would.
 */
export const KEPT_BY_CLIENTS = 'timeout=4';
/**
 * Connections are closed after at most this time; requests that are still open may continue until the process
 * exits.
 */
const LEAVE_WITHIN_MS = 6_000;
const LOOK_EVERY_MS = 50;

/**
 * Closing a keep-alive connection can lose a request in flight, so the last response on it announces that it will be
 * closed.
 */
@Injectable()
export class LeaveConnections implements BeforeApplicationShutdown {
  /** Connections that were opened before the signal and are still open. */
  private readonly open = new Set<object>();

  constructor(private readonly readiness: Readiness) {}

  /** Tracks connections, and marks the responses of a process that is about to stop. */
  watch(fastify: FastifyInstance): void {
    fastify.server.on('connection', (socket) => {
      if (this.readiness.isDraining) return;
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
    fastify.addHook('onSend', (_request, reply, payload, done) => {
      if (this.readiness.isDraining) reply.header('connection', 'close');
      else reply.header('keep-alive', KEPT_BY_CLIENTS);
      done(null, payload);
    });
    // Other modules have stopped by now. Requests that have arrived in the meantime are read before
    // connections that seem idle are closed.
    fastify.addHook('preClose', async () => {
      await ioHandled();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    const leaveBy = performance.now() + LEAVE_WITHIN_MS;
    await delay(LEAVE_AFTER_MS);
    while (this.open.size > 0 && performance.now() < leaveBy) await delay(LOOK_EVERY_MS);
  }
}
