import {
  adminRoutes,
  type AdminSession,
  changeOwnerPassword,
  GewerkError,
  verifyOwnerPassword,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { ownerSessionOf } from '../guard/admin-call.js';
import { AdminHandler } from '../routes/admin-handler.decorator.js';
import { readBody } from '../routes/admin-input.js';
import { LoginLimiter } from './login-limiter.js';
import { PasswordVersion } from './password-version.js';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.js';
import { type OwnerSession, SessionStore } from './session-store.js';

const NO_CONTENT = 204;

/** Begin and end of the owner's session. */
@Controller()
export class SessionController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly bus: MessageBus,
    private readonly sessions: SessionStore,
    private readonly limiter: LoginLimiter,
    private readonly passwordVersion: PasswordVersion,
  ) {}

  @AdminHandler(adminRoutes.login)
  async login(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { password } = readBody(adminRoutes.login, request);
    await this.takeAttempt(request, reply);
    const { isRight, version } = await this.bus.request(verifyOwnerPassword, { password });
    if (!isRight) throw new GewerkError('unauthenticated', 'The password is wrong.');
    await this.limiter.succeeded(request.ip);
    const earlier = readSessionCookie(request);
    if (earlier) await this.sessions.end(earlier);
    const session = await this.sessions.begin(version);
    setSessionCookie(reply, session.token, this.env);
    await reply.send(told(session));
  }

  @AdminHandler(adminRoutes.session)
  async session(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await reply.send(told(ownerSessionOf(request)));
  }

  @AdminHandler(adminRoutes.logout)
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.end(ownerSessionOf(request).token);
    clearSessionCookie(reply, this.env);
    await reply.status(NO_CONTENT).send();
  }

  @AdminHandler(adminRoutes.changePassword)
  async changePassword(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = readBody(adminRoutes.changePassword, request);
    await this.takeAttempt(request, reply);
    const { version } = await this.bus.request(changeOwnerPassword, input);
    await this.limiter.succeeded(request.ip);
    const session = ownerSessionOf(request);
    await this.sessions.renew(session, version);
    this.passwordVersion.forget();
    await reply.send(told(session));
  }

  private async takeAttempt(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const wait = await this.limiter.take(request.ip);
    if (wait === 0) return;
    reply.header('retry-after', wait);
    throw new GewerkError(
      'rate-limited',
      `Too many wrong passwords from this address; try again in ${wait} s.`,
    );
  }
}

const told = ({ csrfToken, expiresAt }: OwnerSession): AdminSession => ({
  csrfToken,
  expiresAt: expiresAt.toISOString(),
});
