import { setTimeout as delay } from 'node:timers/promises';
import { Readiness } from '@gewerk/service-kit';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/**
 * So long after it was told to end the gateway still takes requests, each connection's last. One second was too short
 * for two cores at their limit, where answers take as long.
 */
const LEAVE_WITHIN_MS = 2_000;

/**
 * A kept-alive connection that is closed at the very moment when its client sends something costs that client a failed
 * request. So a gateway that ends first tells each client, with its answer, that the connection is over.
 */
@Injectable()
export class LeaveConnections implements BeforeApplicationShutdown {
  async beforeApplicationShutdown(): Promise<void> {
    await delay(LEAVE_WITHIN_MS);
  }
}

/** Marks the answers of a process that is about to end. */
export function leaveConnections(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}
