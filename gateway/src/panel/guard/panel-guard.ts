import { timingSafeEqual } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import { publicEndpoints } from '@gewerk/contracts/serving';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { PasswordVersion } from '../session/password-version.js';
import { readSessionCookie } from '../session/session-cookie.js';
import { type OperatorSession, SessionStore } from '../session/session-store.js';
import { matchPanelRoute } from './match-panel-route.js';
import type { PanelCall } from './panel-call.js';

const AREA = /^\/api\/admin(?:\/|$)/;

/** Decides who may call what in the panel, before anything of a request's body is read. */
@Injectable()
export class PanelGuard {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin'>,
    private readonly sessions: SessionStore,
    private readonly passwordVersion: PasswordVersion,
  ) {}

  /** Null for requests outside the panel, and for the one read in it that public pages make. */
  async admit(request: FastifyRequest): Promise<PanelCall | null> {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isOfTheArea(path, request.routeOptions.url)) return null;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && path === publicEndpoints.settings.path) return null;
    const match = matchPanelRoute(request.method, path);
    const { name, route, params } = match ?? { name: undefined, route: undefined, params: {} };
    const session =
      route?.needs === 'nothing'
        ? undefined
        : await this.demandSession(readSessionCookie(request), route?.isBackground !== true);
    if (!isRead) this.demandOwnOrigin(request);
    if (!isRead && session) demandCsrfToken(request, session);
    return { name, route, params, session, subject: null };
  }

  private async demandSession(token: string | undefined, use: boolean): Promise<OperatorSession> {
    const session = token === undefined ? undefined : await this.sessions.find(token, { use });
    if (session && session.passwordVersion === (await this.passwordVersion.current())) return session;
    throw new GewerkError('unauthenticated', 'Not logged in; log in with POST /api/admin/session.');
  }

  /** Whether a session of an earlier call still holds; looking does not prolong it. */
  async holds({ token }: OperatorSession): Promise<boolean> {
    const session = await this.sessions.find(token, { use: false });
    return session !== undefined && session.passwordVersion === (await this.passwordVersion.current());
  }

  /** Browsers say where a call comes from; other clients say nothing and have the CSRF token. */
  private demandOwnOrigin({ headers }: FastifyRequest): void {
    const { origin, host } = headers;
    if (origin === undefined || origin === this.env.canonicalOrigin || hostOf(origin) === host) return;
    throw new GewerkError('forbidden', 'Calls from other sites are not accepted.');
  }
}

/** By the path as written and as the router understood it, so that no spelling of it slips by. */
function isOfTheArea(path: string, pattern: string | undefined): boolean {
  return AREA.test(path) || AREA.test(decodeURIComponent(path)) || AREA.test(pattern ?? '');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function demandCsrfToken(request: FastifyRequest, session: OperatorSession): void {
  const given = Buffer.from(String(request.headers['x-csrf-token'] ?? ''));
  const right = Buffer.from(session.csrfToken);
  if (given.length === right.length && timingSafeEqual(given, right)) return;
  throw new GewerkError('forbidden', "X-CSRF-Token must be the session's csrfToken.");
}
