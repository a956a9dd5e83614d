import { hash } from 'node:crypto';
import { GewerkError, OWNER_ACCOUNT } from '@gewerk/contracts';
import { acceptInvitation, changeAccountPassword, logIn } from '@gewerk/contracts/bus';
import { panelEndpoints, type PanelSession } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { actingIn, sessionOf } from '../guard/panel-call.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readBody } from '../routes/panel-input.js';
import { ActingAccounts } from './acting-accounts.js';
import { LoginDevices } from './login-devices.js';
import { type LoginAttempt, LoginLimiter } from './login-limiter.js';
import { OpenSession } from './open-session.js';
import { clearSessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';

const NO_CONTENT = 204;

/** Begin and end of sessions, and what renews them. */
@Controller()
export class SessionController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly bus: MessageBus,
    private readonly sessions: SessionStore,
    private readonly open: OpenSession,
    private readonly limiter: LoginLimiter,
    private readonly devices: LoginDevices,
    private readonly accounts: ActingAccounts,
  ) {}

  @PanelHandler(panelEndpoints.login)
  async login(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const given = readBody(panelEndpoints.login, request);
    if (request.panelCall) request.panelCall.subject = given.email ?? null;
    const attempt = await this.takeAttempt(request, reply, given.email);
    const { account } = await this.bus.request(logIn, given);
    if (!account) throw new GewerkError('unauthenticated', wrong(given.email));
    await this.limiter.succeeded(attempt);
    await this.devices.remember(reply, attempt.account);
    await reply.send(await this.open.begin(request, reply, account));
  }

  @PanelHandler(panelEndpoints.acceptInvitation)
  async acceptInvitation(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const given = readBody(panelEndpoints.acceptInvitation, request);
    const { account } = await this.bus.request(acceptInvitation, given);
    this.accounts.forget(account.id);
    await reply.send(await this.open.begin(request, reply, account));
  }

  @PanelHandler(panelEndpoints.session)
  session(@Req() request: FastifyRequest): PanelSession {
    return this.open.told(sessionOf(request), actingIn(request));
  }

  @PanelHandler(panelEndpoints.logout)
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.end(sessionOf(request));
    clearSessionCookie(reply, this.env);
    await reply.status(NO_CONTENT).send();
  }

  @PanelHandler(panelEndpoints.changePassword)
  async changePassword(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = readBody(panelEndpoints.changePassword, request);
    const acting = actingIn(request);
    const attempt = await this.takeAttempt(
      request,
      reply,
      acting.id === OWNER_ACCOUNT ? undefined : acting.id,
    );
    const { account } = await this.bus.request(changeAccountPassword, { id: acting.id, ...input });
    await this.limiter.succeeded(attempt);
    await reply.send(await this.open.renew(request, reply, account));
  }

  /** @param email of a named account; undefined for the owner's */
  private async takeAttempt(
    request: FastifyRequest,
    reply: FastifyReply,
    email: string | undefined,
  ): Promise<LoginAttempt> {
    const account = email === undefined ? OWNER_ACCOUNT : hash('sha256', email.toLowerCase(), 'base64url');
    const device = await this.devices.find(request, account);
    const attempt = { address: request.ip, account, device };
    const wait = await this.limiter.countAttempt(attempt);
    if (wait === 0) return attempt;
    reply.header('retry-after', wait);
    throw new GewerkError('rate-limited', `Too many wrong passwords; try again in ${wait} s.`);
  }
}

const wrong = (email: string | undefined): string =>
  email === undefined ? 'The password is wrong.' : 'The address or the password is wrong.';
