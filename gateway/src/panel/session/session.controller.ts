import { GewerkError } from '@gewerk/contracts';
import {
  acceptInvitation,
  type ActingAccount,
  changeAccountPassword,
  confirmLogin,
  logIn,
} from '@gewerk/contracts/bus';
import { panelEndpoints, type PanelSession } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { actingIn, type PanelCall, sessionOf } from '../guard/panel-call.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readBody } from '../routes/panel-input.js';
import { ActingAccounts } from './acting-accounts.js';
import { accountKey, LoginAttempts } from './login-attempts.js';
import { LoginDevices } from './login-devices.js';
import { LoginLimiter } from './login-limiter.js';
import { LoginTickets } from './login-tickets.js';
import { OpenSession } from './open-session.js';
import { clearSessionCookie } from './session-cookie.js';
import { SessionStore } from './session-store.js';

const ACCEPTED = 202;
const NO_CONTENT = 204;

/** Starting, renewing and ending sessions. */
@Controller()
export class SessionController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly bus: MessageBus,
    private readonly sessions: SessionStore,
    private readonly open: OpenSession,
    private readonly attempts: LoginAttempts,
    private readonly limiter: LoginLimiter,
    private readonly tickets: LoginTickets,
    private readonly devices: LoginDevices,
    private readonly accounts: ActingAccounts,
  ) {}

  @PanelHandler(panelEndpoints.login)
  async login(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const given = readBody(panelEndpoints.login, request);
    note(request, { subject: given.email ?? null });
    const attempt = await this.attempts.begin(request, reply, accountKey(given.email));
    const { account, pending } = await this.bus.request(logIn, given);
    if (pending) {
      await this.limiter.release(attempt);
      return this.askForCode(request, reply, pending);
    }
    if (!account) throw new GewerkError('unauthenticated', wrong(given.email));
    await this.attempts.succeeded(reply, attempt);
    await reply.send(await this.open.begin(request, reply, account));
  }

  @PanelHandler(panelEndpoints.confirmLogin)
  async confirmLogin(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { ticket, code } = readBody(panelEndpoints.confirmLogin, request);
    const login = await this.tickets.find(ticket);
    if (!login) throw tooLate();
    note(request, { subject: login.email ?? null });
    const attempt = await this.attempts.begin(request, reply, accountKey(login.email), 'code');
    const { accountId: id, version } = login;
    const { account, by, isOver } = await this.bus.request(confirmLogin, { id, version, code });
    if (isOver) throw tooLate();
    if (!account) throw new GewerkError('unauthenticated', 'The code is wrong or was used before.');
    if (!(await this.tickets.use(ticket))) throw tooLate();
    await this.attempts.succeeded(reply, attempt);
    if (by === 'recovery-code') note(request, { action: 'loginByRecoveryCode' });
    await reply.send(await this.open.begin(request, reply, account));
  }

  @PanelHandler(panelEndpoints.acceptInvitation)
  async acceptInvitation(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const given = readBody(panelEndpoints.acceptInvitation, request);
    const { account, needsCode } = await this.bus.request(acceptInvitation, given);
    this.accounts.forget(account.id);
    if (needsCode) return this.askForCode(request, reply, account, 'acceptInvitation');
    await this.devices.remember(reply, accountKey(account.email));
    await reply.send(await this.open.begin(request, reply, account));
  }

  @PanelHandler(panelEndpoints.session)
  session(@Req() request: FastifyRequest): Promise<PanelSession> {
    return this.open.describe(sessionOf(request), actingIn(request));
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
    const { account } = await this.attempts.withPassword(request, reply, () =>
      this.bus.request(changeAccountPassword, { id: acting.id, ...input }),
    );
    await reply.send(await this.open.renew(request, reply, account));
  }

  /** The password was correct: returns what the second step needs, instead of a session. */
  private async askForCode(
    request: FastifyRequest,
    reply: FastifyReply,
    { id: accountId, version, email }: ActingAccount,
    action = 'askForCode',
  ): Promise<void> {
    note(request, { action, subject: email ?? null });
    await reply.status(ACCEPTED).send(await this.tickets.issue({ accountId, version, email }));
  }
}

/** Sets what the audit trail records about a call. */
function note({ panelCall }: FastifyRequest, said: Partial<Pick<PanelCall, 'action' | 'subject'>>): void {
  if (panelCall) Object.assign(panelCall, said);
}

const tooLate = (): GewerkError =>
  new GewerkError('forbidden', 'This login took too long or its account changed; enter the password again.');

const wrong = (email: string | undefined): string =>
  email === undefined ? 'The password is wrong.' : 'The address or the password is wrong.';
