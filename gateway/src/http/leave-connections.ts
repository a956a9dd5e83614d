import { setTimeout as delay } from 'node:timers/promises';
import { Readiness } from '@gewerk/service-kit';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** How long a stopping gateway still takes requests; one second was too short for two loaded cores. */
const LEAVE_WITHIN_MS = 2_000;

/** Closing a kept-alive connection can lose a request under way, so each last answer announces the end first. */
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
