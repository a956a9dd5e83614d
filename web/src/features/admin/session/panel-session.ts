import { adminRoutes, type AdminSession } from '@gewerk/contracts';

/**
 * Where the panel stands: not looked yet, locked, open, or open with a session that has ended meanwhile, which leaves
 * everything that was typed where it is.
 */
export type PanelState = 'unknown' | 'locked' | 'open' | 'expired';

/** What came of a password: right, wrong, refused for some seconds, or not checked. */
export type LoginOutcome =
  | { readonly kind: 'in' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'failed'; readonly message: string };

const PATH = adminRoutes.session.path;
/** Tells that a session was begun in this browser, so that the gate need not ask for one that cannot be there. */
const HINT = 'gewerk.panel';
const UNAUTHENTICATED = 401;
const TOO_MANY = 429;

let state: PanelState = 'unknown';
let csrfToken = '';
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const panelState = (): PanelState => state;
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

/** Looks for a session that an earlier load of the page, or another tab, has begun. */
export async function findSession(): Promise<void> {
  if (localStorage.getItem(HINT) === null) return set('locked');
  const response = await fetch(PATH).catch(() => null);
  if (response?.ok) return opened((await response.json()) as AdminSession);
  if (response?.status === UNAUTHENTICATED) localStorage.removeItem(HINT);
  set(state === 'open' || state === 'expired' ? 'expired' : 'locked');
}

export async function logIn(password: string): Promise<LoginOutcome> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  }).catch(() => null);
  if (!response) return { kind: 'failed', message: '' };
  if (response.ok) {
    localStorage.setItem(HINT, '1');
    opened((await response.json()) as AdminSession);
    return { kind: 'in' };
  }
  if (response.status === UNAUTHENTICATED) return { kind: 'wrong' };
  if (response.status === TOO_MANY) {
    return { kind: 'wait', seconds: Number(response.headers.get('retry-after') ?? 0) };
  }
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: string };
  return { kind: 'failed', message: `${response.status}: ${detail ?? response.statusText}` };
}

/** Ends the session. The gate closes even where the server cannot be reached, and the session then ends by itself. */
export async function logOut(): Promise<void> {
  const headers = { 'x-csrf-token': csrfToken };
  const ended = await fetch(PATH, { method: 'DELETE', headers }).catch(() => null);
  if (ended?.ok || ended?.status === UNAUTHENTICATED) localStorage.removeItem(HINT);
  csrfToken = '';
  clearTimeout(expiry);
  set('locked');
}

/** A call was answered 401: the session has ended. */
export function noteSessionEnded(): void {
  clearTimeout(expiry);
  if (state === 'open') set('expired');
}

/** A call was answered: the session lasts until then unless another call prolongs it. */
export function noteSessionUntil(expiresAt: string | null): void {
  if (expiresAt === null) return;
  clearTimeout(expiry);
  // Another tab may have prolonged it: only the server knows.
  expiry = setTimeout(() => void findSession(), Math.max(0, Date.parse(expiresAt) - Date.now()) + 500);
}

function opened(session: AdminSession): void {
  csrfToken = session.csrfToken;
  noteSessionUntil(session.expiresAt);
  set('open');
}
