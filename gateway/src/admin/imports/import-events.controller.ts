import { Readable } from 'node:stream';
import { type ImportRun, importRoutes, listImportRuns } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownerSessionOf } from '../guard/admin-call.js';
import { AdminGuard } from '../guard/admin-guard.js';
import type { OwnerSession } from '../session/session-store.js';
import { AdminHandler } from '../routes/admin-handler.decorator.js';
import { RunHub } from './run-hub.js';

/** Keeps the connection, and ends the stream of a session that no longer holds. */
const BEAT_MS = 10_000;
/** A listener that does not read misses steps: each tells all there is to know. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** The newest import and its progress as Server-Sent Events. */
@Controller()
export class ImportEventsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly hub: RunHub,
    private readonly guard: AdminGuard,
  ) {}

  @AdminHandler(importRoutes.importEvents)
  async events(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const session = ownerSessionOf(request);
    const stream = new Readable({ read: () => undefined });
    const tell = (run: ImportRun) => {
      if (stream.readableLength < MAX_UNREAD_BYTES)
        stream.push(`event: run\ndata: ${JSON.stringify(run)}\n\n`);
    };
    const look = () => void this.tellNewest(tell);
    const beat = setInterval(() => void this.beat(stream, session), BEAT_MS);
    const unwatch = this.hub.watch({ onRun: tell, onGap: look, onEnd: () => stream.push(null) });
    stream.once('close', () => {
      clearInterval(beat);
      unwatch();
    });
    reply.raw.once('close', () => stream.destroy());
    stream.push('retry: 2000\n\n');
    look();
    await reply
      .status(200)
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream);
  }

  private async tellNewest(tell: (run: ImportRun) => void): Promise<void> {
    try {
      const { runs } = await this.bus.request(listImportRuns, { limit: 1 });
      for (const run of runs) tell(run);
    } catch (error) {
      // The service is away: it tells its runs itself when it carries on.
      logger.warn({ err: error }, 'The newest import could not be read');
    }
  }

  private async beat(stream: Readable, session: OwnerSession): Promise<void> {
    try {
      stream.push((await this.guard.holds(session)) ? ': beat\n\n' : null);
    } catch (error) {
      logger.warn({ err: error }, 'A session could not be looked up');
      stream.push(null);
    }
  }
}
