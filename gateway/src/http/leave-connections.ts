import { setImmediate as ioHandled, setTimeout as delay } from 'node:timers/promises';
import { Readiness } from '@gewerk/service-kit';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** How long a stopping gateway takes requests at least; one second was too short for two loaded cores. */
const LEAVE_AFTER_MS = 2_000;
/** Connections are closed once none that was open at the signal has asked for this long … */
const QUIET_MS = 1_000;
/** … on a machine that was not held up meanwhile, where clients may have sent what is still under way … */
const HELD_UP_MS = 100;
/** … and at the latest after this; open requests have the rest of the time that a process has to end. */
const LEAVE_WITHIN_MS = 6_000;
const LOOK_EVERY_MS = 50;

/** Closing a kept-alive connection can lose a request under way, so each last answer announces the end first. */
@Injectable()
export class LeaveConnections implements BeforeApplicationShutdown {
  /** When a connection from before the signal last asked, or the process was held up. */
  private lastBusy = 0;
  private leaveBy = 0;

  constructor(private readonly readiness: Readiness) {}

  /** Marks the answers of a process that is about to end. */
  watch(fastify: FastifyInstance): void {
    const cameLater = new WeakSet<object>();
    fastify.server.on('connection', (socket) => {
      if (this.readiness.isDraining) cameLater.add(socket);
    });
    fastify.addHook('onRequest', (request, _reply, done) => {
      if (this.readiness.isDraining && !cameLater.has(request.raw.socket)) this.lastBusy = performance.now();
      done();
    });
    fastify.addHook('onSend', (_request, reply, payload, done) => {
      if (this.readiness.isDraining) reply.header('connection', 'close');
      done(null, payload);
    });
    // Other modules end between the wait and the close: what was asked meanwhile keeps its connection.
    fastify.addHook('preClose', () => this.untilQuiet());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.leaveBy = performance.now() + LEAVE_WITHIN_MS;
    await delay(LEAVE_AFTER_MS);
    await this.untilQuiet();
  }

  private async untilQuiet(): Promise<void> {
    for (;;) {
      const looked = performance.now();
      // What has arrived is read now, so that no connection with a request counts as idle.
      await ioHandled();
      const now = performance.now();
      if (now >= this.leaveBy || now - this.lastBusy >= QUIET_MS) return;
      await delay(LOOK_EVERY_MS);
      if (performance.now() - looked > LOOK_EVERY_MS + HELD_UP_MS) this.lastBusy = performance.now();
    }
  }
}
