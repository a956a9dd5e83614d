import { GewerkError } from '@gewerk/contracts';
import { changeOperatorPassword, verifyOperatorPassword } from '@gewerk/contracts/bus';
import { panelEndpoints, type PanelSession } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { sessionOf } from '../guard/panel-call.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readBody } from '../routes/panel-input.js';
import { LoginDevices } from './login-devices.js';
import { type LoginAttempt, LoginLimiter } from './login-limiter.js';
import { PasswordVersion } from './password-version.js';
import { clearSessionCookie, readSessionCookies, setSessionCookie } from './session-cookie.js';
import { type OperatorSession, SessionStore } from './session-store.js';

const NO_CONTENT = 204;
/** The account of the specified password gate, in counts of logins. */
const OPERATOR = 'operator';

/** Begin and end of the owner's session. */
@Controller()
export class SessionController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly bus: MessageBus,
    private readonly sessions: SessionStore,
    private readonly limiter: LoginLimiter,
    private readonly devices: LoginDevices,
    private readonly passwordVersion: PasswordVersion,
  ) {}

  @PanelHandler(panelEndpoints.login)
  async login(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { password } = readBody(panelEndpoints.login, request);
    const attempt = await this.takeAttempt(request, reply);
    const { isRight, version } = await this.bus.request(verifyOperatorPassword, { password });
    if (!isRight) throw new GewerkError('unauthenticated', 'The password is wrong.');
    await this.limiter.succeeded(attempt);
    for (const earlier of readSessionCookies(request)) await this.sessions.end(earlier);
    const session = await this.sessions.begin(version);
    setSessionCookie(reply, session.token, this.env);
    await this.devices.remember(reply, OPERATOR);
    await reply.send(told(session));
  }

  @PanelHandler(panelEndpoints.session)
  async session(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await reply.send(told(sessionOf(request)));
  }

  @PanelHandler(panelEndpoints.logout)
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.end(sessionOf(request).token);
    clearSessionCookie(reply, this.env);
    await reply.status(NO_CONTENT).send();
  }

  @PanelHandler(panelEndpoints.changePassword)
  async changePassword(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = readBody(panelEndpoints.changePassword, request);
    const attempt = await this.takeAttempt(request, reply);
    const { version } = await this.bus.request(changeOperatorPassword, input);
    await this.limiter.succeeded(attempt);
    const session = sessionOf(request);
    await this.sessions.renew(session, version);
    this.passwordVersion.forget();
    await reply.send(told(session));
  }

  private async takeAttempt(request: FastifyRequest, reply: FastifyReply): Promise<LoginAttempt> {
    const device = await this.devices.find(request, OPERATOR);
    const attempt = { address: request.ip, account: OPERATOR, device };
    const wait = await this.limiter.take(attempt);
    if (wait === 0) return attempt;
    reply.header('retry-after', wait);
    throw new GewerkError('rate-limited', `Too many wrong passwords; try again in ${wait} s.`);
  }
}

const told = ({ csrfToken, expiresAt }: OperatorSession): PanelSession => ({
  csrfToken,
  expiresAt: expiresAt.toISOString(),
});
