import { timingSafeEqual } from 'node:crypto';
import { GewerkError, refused } from '@gewerk/contracts';
import type { ActingAccount } from '@gewerk/contracts/bus';
import { mayCall, panelRoles } from '@gewerk/contracts/http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { ActingAccounts } from '../session/acting-accounts.js';
import { readSessionCookie } from '../session/session-cookie.js';
import { type OperatorSession, SessionStore } from '../session/session-store.js';
import { isRoutedElsewhere, matchPanelRoute } from './match-panel-route.js';
import { isPanelCall } from './panel-area.js';
import type { PanelCall } from './panel-call.js';

/** Decides which accounts may make a call of the panel, before any of the request's body is read. */
@Injectable()
export class PanelGuard {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin'>,
    private readonly sessions: SessionStore,
    private readonly accounts: ActingAccounts,
  ) {}

  /** Null for requests outside the panel, and for its only public read. */
  async admit(request: FastifyRequest): Promise<PanelCall | null> {
    if (!isPanelCall(request)) return null;
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const match = matchPanelRoute(request.method, path);
    const { name, route, params } = match ?? { name: undefined, route: undefined, params: {} };
    const { session, acting } =
      route?.needs === 'nothing'
        ? { session: undefined, acting: undefined }
        : await this.demandSession(readSessionCookie(request, this.env), route?.isBackground !== true);
    // The role is looked up by the path as written; the handler of another route must not run for it.
    if (isRoutedElsewhere(request.routeOptions.url, route))
      throw new GewerkError('route-not-found', 'No page or resource exists at this address.');
    if (!isRead) this.demandOwnOrigin(request);
    if (route?.needs === 'nothing') this.demandNamedCalls(request);
    if (session && !(isRead && isUnreadable(request))) demandCsrfToken(request, session);
    if (acting && isRouteName(name)) demandRole(acting, name);
    return { name, route, params, session, acting, subject: null, action: name };
  }

  private async demandSession(
    token: string | undefined,
    use: boolean,
  ): Promise<{ session: OperatorSession; acting: ActingAccount }> {
    const session = token === undefined ? undefined : await this.sessions.find(token, { use });
    const acting = session && (await this.accounts.in(session));
    if (session && acting) return { session, acting };
    throw new GewerkError('unauthenticated', 'Not logged in; log in with POST /api/admin/session.');
  }

  /** Whether the session of an earlier call is still valid; checking does not prolong it. */
  async holds({ token }: OperatorSession): Promise<boolean> {
    const session = await this.sessions.find(token, { use: false });
    return session !== undefined && (await this.accounts.in(session)) !== undefined;
  }

  /**
   * The session of a panel page that is being opened, which may get its CSRF token; undefined for every other
   * request.
   */
  async sessionOfPage(request: FastifyRequest): Promise<OperatorSession | undefined> {
    const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers;
    if (request.method !== 'GET' || mode !== 'navigate' || destination !== 'document') return undefined;
    const token = readSessionCookie(request, this.env);
    const session = token === undefined ? undefined : await this.sessions.find(token, { use: false });
    return session && (await this.holds(session)) ? session : undefined;
  }

  /** Browsers state the origin of a call; other clients do not, and are checked by the CSRF token alone. */
  private demandOwnOrigin({ headers }: FastifyRequest): void {
    const { origin, host } = headers;
    const own = this.env.adminOrigin ?? this.env.canonicalOrigin;
    if (origin === undefined || origin === own || hostOf(origin) === host) return;
    throw new GewerkError('forbidden', 'Requests from other sites are not accepted.');
  }

  /**
   * On the site's own host, calls without a session, such as logins, are only accepted from browsers that state
   * which page a call comes from, and from clients that are not browsers. Over plain HTTP browsers do not state
   * this, but no snippet runs there (decision 166).
   */
  private demandNamedCalls({ headers }: FastifyRequest): void {
    if (this.env.adminOrigin !== undefined || headers['sec-fetch-site'] !== undefined) return;
    if (headers.origin?.startsWith('https:')) throw refused('browser-unprotected');
  }
}

/**
 * Whether no script in a browser can read the response: the request is a browser's own for a file or a document, or
 * comes from another kind of client. Browsers set these headers themselves; a snippet on a public page can set any
 * others.
 */
function isUnreadable({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === undefined || headers['sec-fetch-mode'] === 'navigate';
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

const isRouteName = (name: string | undefined): name is keyof typeof panelRoles =>
  name !== undefined && name in panelRoles;

function demandRole({ role }: ActingAccount, name: keyof typeof panelRoles): void {
  if (mayCall(role, name)) return;
  throw new GewerkError('forbidden', `This needs the role ${panelRoles[name]}; this account has ${role}.`);
}

function demandCsrfToken(request: FastifyRequest, session: OperatorSession): void {
  const given = Buffer.from(String(request.headers['x-csrf-token'] ?? ''));
  const right = Buffer.from(session.csrfToken);
  if (given.length === right.length && timingSafeEqual(given, right)) return;
  throw new GewerkError('forbidden', "X-CSRF-Token must be the session's csrfToken.");
}
