import { GewerkError } from '@gewerk/contracts';
import type { ActingAccount } from '@gewerk/contracts/bus';
import type { PanelSession } from '@gewerk/contracts/serving';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { signatureOf } from '../../http/guards/signature.js';
import { sessionOf } from '../guard/panel-call.js';
import { SharedRedis } from '../redis.js';
import { ActingAccounts } from './acting-accounts.js';
import { readSessionCookies, setSessionCookie } from './session-cookie.js';
import { type OperatorSession, SessionStore } from './session-store.js';
import { sharedSecret } from './shared-secret.js';

const BROWSER_LENGTH = 200;
const DRAFTS_SECRET = 'gewerk:panel-drafts:secret';

/** Gives a browser a new token: at each login, and whenever the rights of its session change. */
@Injectable()
export class OpenSession {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly sessions: SessionStore,
    private readonly accounts: ActingAccounts,
    private readonly redis: SharedRedis,
  ) {}

  /** Begins a session of the account, and ends the browser's earlier ones. */
  async begin(request: FastifyRequest, reply: FastifyReply, account: ActingAccount): Promise<PanelSession> {
    for (const token of readSessionCookies(request)) {
      const earlier = await this.sessions.find(token, { use: false });
      if (earlier) await this.sessions.end(earlier);
    }
    const browser = (request.headers['user-agent'] ?? '').slice(0, BROWSER_LENGTH);
    const session = await this.sessions.begin(account, { address: request.ip, browser });
    return this.give(request, reply, session, account);
  }

  /** Continues the session of a call with the account's changed rights; the account's other sessions have ended. */
  async renew(request: FastifyRequest, reply: FastifyReply, account: ActingAccount): Promise<PanelSession> {
    this.accounts.forget(account.id);
    const session = await this.sessions.renew(sessionOf(request), account);
    if (!session) throw new GewerkError('unauthenticated', 'This session has ended; log in again.');
    return this.give(request, reply, session, account);
  }

  async describe(
    { csrfToken, expiresAt }: OperatorSession,
    { id, name, role }: ActingAccount,
  ): Promise<PanelSession> {
    const draftKey = signatureOf(await sharedSecret(this.redis, DRAFTS_SECRET), `drafts.${id}`);
    return { csrfToken, expiresAt: expiresAt.toISOString(), account: { id, name, role }, draftKey };
  }

  private async give(
    request: FastifyRequest,
    reply: FastifyReply,
    session: OperatorSession,
    account: ActingAccount,
  ): Promise<PanelSession> {
    setSessionCookie(reply, session.token, this.env);
    reply.header('x-session-expires-at', session.expiresAt.toISOString());
    if (request.panelCall) request.panelCall.acting = account;
    return this.describe(session, account);
  }
}
