import type { Problem } from '@gewerk/contracts';
import { panelRoutes, type AnswerOf, type BodyOf, type Route } from '@gewerk/contracts/http';
import { drafts } from '../drafts/kept-drafts.js';
import { mappings } from '../drafts/kept-mappings.js';

/** The state of the panel. 'expired': the session has ended, but the panel stays open and keeps all input. */
export type PanelState = 'unknown' | 'locked' | 'open' | 'expired';

type Session = AnswerOf<typeof panelRoutes.session>;
type AskedForCode = Exclude<AnswerOf<typeof panelRoutes.login>, Session>;
export type PanelAccount = Session['account'];

/**
 * The outcome of a login: successful; correct so far, but a code is required; wrong; refused for some seconds; or
 * failed before it was checked.
 */
export type LoginOutcome =
  | { readonly kind: 'in' }
  | { readonly kind: 'code'; readonly ticket: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | FailedLogin;

interface FailedLogin {
  readonly kind: 'failed';
  readonly status: number;
  /** '' if there was no response. */
  readonly message: string;
  /** The response's error code and the name of the reason, if it contains them. */
  readonly code?: string;
  readonly reason?: string;
}

/** Stored in browsers that have logged in before; other browsers need not ask the server for a session. */
const HINT = 'gewerk.panel';
const ACCEPTED = 202;
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
const TOO_MANY = 429;

let state: PanelState = 'unknown';
let account: PanelAccount | null = null;
let csrfToken = toldByPage();
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const panelState = (): PanelState => state;
export const panelAccount = (): PanelAccount | null => account;
export const panelCsrfToken = (): string => csrfToken;

export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: PanelState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Resumes a session that was opened before the page was loaded, or in another tab. */
export async function findSession(): Promise<void> {
  if (localStorage.getItem(HINT) === null) return set('locked');
  const headers = { 'x-csrf-token': csrfToken };
  const response = await fetch(panelRoutes.session.path, { headers }).catch(() => null);
  if (response?.ok) return opened(await response.json());
  if (response?.status === UNAUTHENTICATED) localStorage.removeItem(HINT);
  if (response?.status === FORBIDDEN && state === 'unknown' && loadAgain()) return;
  set(state === 'open' || state === 'expired' ? 'expired' : 'locked');
}

/** Logs in the operator with the password alone, or an account with its email address and password. */
export const logIn = (given: BodyOf<typeof panelRoutes.login>): Promise<LoginOutcome> =>
  begin(panelRoutes.login, given);

/**
 * The second step of a login: a code from the authenticator app, or a recovery code. Fails with status 403 if the
 * login took too long.
 */
export const confirmLogin = (given: BodyOf<typeof panelRoutes.confirmLogin>): Promise<LoginOutcome> =>
  begin(panelRoutes.confirmLogin, given);

/** Logs in with a passkey's signature. */
export const logInByPasskey = (given: BodyOf<typeof panelRoutes.loginByPasskey>): Promise<LoginOutcome> =>
  begin(panelRoutes.loginByPasskey, given);

/** Sets the password of an invited account and logs it in. */
export const acceptInvitation = (given: BodyOf<typeof panelRoutes.acceptInvitation>): Promise<LoginOutcome> =>
  begin(panelRoutes.acceptInvitation, given);

async function begin({ path, method = 'POST' }: Route, given: object): Promise<LoginOutcome> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  }).catch(() => null);
  if (!response) return { kind: 'failed', status: 0, message: '' };
  if (response.status === ACCEPTED) {
    const { ticket }: AskedForCode = await response.json();
    return { kind: 'code', ticket };
  }
  if (response.ok) {
    localStorage.setItem(HINT, '1');
    await opened(await response.json());
    return { kind: 'in' };
  }
  if (response.status === UNAUTHENTICATED) return { kind: 'wrong' };
  if (response.status === TOO_MANY) {
    return { kind: 'wait', seconds: Number(response.headers.get('retry-after') ?? 0) };
  }
  const { detail, code, reason }: Partial<Problem> = await response.json().catch(() => ({}));
  return {
    kind: 'failed',
    status: response.status,
    message: `${response.status}: ${detail ?? response.statusText}`,
    ...(code && { code }),
    ...(reason && { reason: reason.name }),
  };
}

/**
 * Ends the session. The panel is locked even if the server cannot be reached; in that case the session expires
 * later.
 */
export async function logOut(): Promise<void> {
  const headers = { 'x-csrf-token': csrfToken };
  const { path, method } = panelRoutes.logout;
  const ended = await fetch(path, { method, headers }).catch(() => null);
  if (ended?.ok || ended?.status === UNAUTHENTICATED) localStorage.removeItem(HINT);
  csrfToken = '';
  account = null;
  clearTimeout(expiry);
  set('locked');
}

/** To be called after a 401 response: the session has ended. */
export function noteSessionEnded(): void {
  clearTimeout(expiry);
  if (state === 'open') set('expired');
}

/** To be called after each response: the session lasts until this time unless another call prolongs it. */
export function noteSessionUntil(expiresAt: string | null): void {
  if (expiresAt === null) return;
  clearTimeout(expiry);
  // Another tab may have prolonged the session: ask the server.
  expiry = setTimeout(() => void findSession(), Math.max(0, Date.parse(expiresAt) - Date.now()) + 500);
}

/** To be called when the account's session continues under a new token. */
export function noteSessionRenewed(session: Session): Promise<void> {
  return opened(session);
}

/**
 * The session's CSRF token from the document. The server writes it only into panel pages that the browser itself
 * opened, where no other script can read it.
 */
function toldByPage(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
}

/**
 * Reloads the page once: when a link on another site, such as webmail, is followed, the browser sends no session
 * cookie; after a reload it does.
 */
function loadAgain(): boolean {
  const mark: Record<string, unknown> = { ...history.state };
  if (mark['isLoadedAgain'] === true) return false;
  history.replaceState({ ...mark, isLoadedAgain: true }, '');
  location.reload();
  return true;
}

async function opened(session: Session): Promise<void> {
  const { id, role } = session.account;
  // Data that another account has loaded or typed must not be visible to this one.
  if (account !== null && (account.id !== id || account.role !== role)) return location.reload();
  csrfToken = session.csrfToken;
  account = session.account;
  noteSessionUntil(session.expiresAt);
  await Promise.all([drafts, mappings].map((kept) => kept.open(session.draftKey)));
  set('open');
}
