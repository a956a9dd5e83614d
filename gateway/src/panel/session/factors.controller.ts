import {
  confirmTotp,
  getFactors,
  makeRecoveryCodes,
  type OutputOf,
  removeTotp,
  startTotp,
} from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actingIn } from '../guard/panel-call.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readBody } from '../routes/panel-input.js';
import { LoginAttempts } from './login-attempts.js';
import { OpenSession } from './open-session.js';

/**
 * Second factors of the calling account. Changing them requires the password or a code, and ends the account's
 * other sessions.
 */
@Controller()
export class FactorsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly open: OpenSession,
    private readonly attempts: LoginAttempts,
  ) {}

  @PanelHandler(panelEndpoints.factors)
  factors(@Req() request: FastifyRequest): Promise<OutputOf<typeof getFactors>> {
    return this.bus.request(getFactors, { id: actingIn(request).id });
  }

  @PanelHandler(panelEndpoints.startTotp)
  async startTotp(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { ...readBody(panelEndpoints.startTotp, request), id: actingIn(request).id };
    const started = await this.attempts.withPassword(request, reply, () =>
      this.bus.request(startTotp, input),
    );
    await reply.send(started);
  }

  @PanelHandler(panelEndpoints.confirmTotp)
  async confirmTotp(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { ...readBody(panelEndpoints.confirmTotp, request), id: actingIn(request).id };
    const confirmed = await this.attempts.withCode(request, reply, () =>
      this.bus.request(confirmTotp, input),
    );
    await this.sendCodes(request, reply, confirmed);
  }

  @PanelHandler(panelEndpoints.removeTotp)
  async removeTotp(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { ...readBody(panelEndpoints.removeTotp, request), id: actingIn(request).id };
    const { account } = await this.attempts.withPassword(request, reply, () =>
      this.bus.request(removeTotp, input),
    );
    await reply.send(await this.open.renew(request, reply, account));
  }

  @PanelHandler(panelEndpoints.makeRecoveryCodes)
  async makeRecoveryCodes(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = { ...readBody(panelEndpoints.makeRecoveryCodes, request), id: actingIn(request).id };
    const made = await this.attempts.withPassword(request, reply, () =>
      this.bus.request(makeRecoveryCodes, input),
    );
    await this.sendCodes(request, reply, made);
  }

  private async sendCodes(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, recoveryCodes }: OutputOf<typeof makeRecoveryCodes>,
  ): Promise<void> {
    await reply.send({ session: await this.open.renew(request, reply, account), recoveryCodes });
  }
}
