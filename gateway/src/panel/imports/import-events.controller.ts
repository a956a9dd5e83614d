import { Readable } from 'node:stream';
import { type ImportRun, listImportRuns } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from '../guard/panel-call.js';
import { PanelGuard } from '../guard/panel-guard.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import type { OperatorSession } from '../session/session-store.js';
import { RunUpdates } from './run-updates.js';

/** Interval of the heartbeat, which keeps the connection open and closes the stream of an invalid session. */
const BEAT_MS = 10_000;
/**
 * A client that is slow to read, and has more unread bytes than this, misses events, which does no harm: each
 * event contains the whole state.
 */
const MAX_UNREAD_BYTES = 64 * 1024;

/** The newest import and its progress as Server-Sent Events. */
@Controller()
export class ImportEventsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly updates: RunUpdates,
    private readonly guard: PanelGuard,
  ) {}

  @PanelHandler(panelEndpoints.importEvents)
  async events(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const session = sessionOf(request);
    const stream = new Readable({ read: () => undefined });
    const send = (run: ImportRun) => {
      if (stream.readableLength < MAX_UNREAD_BYTES)
        stream.push(`event: run\ndata: ${JSON.stringify(run)}\n\n`);
    };
    const sendNewest = () => void this.readNewest(send);
    const beat = setInterval(() => void this.beat(stream, session), BEAT_MS);
    const unwatch = this.updates.watch({ onRun: send, onGap: sendNewest, onEnd: () => stream.push(null) });
    stream.once('close', () => {
      clearInterval(beat);
      unwatch();
    });
    reply.raw.once('close', () => stream.destroy());
    stream.push('retry: 2000\n\n');
    sendNewest();
    await reply
      .status(200)
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream);
  }

  private async readNewest(send: (run: ImportRun) => void): Promise<void> {
    try {
      const { runs } = await this.bus.request(listImportRuns, { limit: 1 });
      for (const run of runs) send(run);
    } catch (error) {
      // The service is unavailable; it publishes its runs when it is available again.
      logger.warn({ err: error }, 'The newest import could not be read');
    }
  }

  private async beat(stream: Readable, session: OperatorSession): Promise<void> {
    try {
      stream.push((await this.guard.holds(session)) ? ': beat\n\n' : null);
    } catch (error) {
      logger.warn({ err: error }, 'A session could not be looked up');
      stream.push(null);
    }
  }
}
