import { panelEndpoints } from '@gewerk/contracts/serving';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actingIn, sessionOf } from '../guard/panel-call.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { sessionId, SessionStore } from './session-store.js';

const NO_CONTENT = 204;

/** The sessions of the calling account; it can neither see nor end those of others. */
@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionStore) {}

  @PanelHandler(panelEndpoints.sessions)
  async list(@Req() request: FastifyRequest): Promise<unknown> {
    const own = sessionId(sessionOf(request).token);
    const listed = await this.sessions.list(actingIn(request));
    const sessions = listed.map((session) => ({ ...session, isThisOne: session.id === own }));
    return { sessions };
  }

  /** Also succeeds for a session that has already ended. */
  @PanelHandler(panelEndpoints.endSession)
  async end(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') id: string,
  ): Promise<void> {
    await this.sessions.endOf(actingIn(request).id, id);
    await reply.status(NO_CONTENT).send();
  }
}
