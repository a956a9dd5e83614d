import { mayCall, type panelRoutes } from '@gewerk/contracts/http';
import { useSyncExternalStore } from 'react';
import { panelAccount, subscribeToPanel, type PanelAccount } from './panel-session.js';

/** The account of the session; null while there is none. */
export const usePanelAccount = (): PanelAccount | null =>
  useSyncExternalStore(subscribeToPanel, panelAccount, () => null);

/**
 * Returns a function that checks whether the session's role may call a route, so that the panel offers only what
 * the role allows.
 */
export function useMayCall(): (route: keyof typeof panelRoutes) => boolean {
  const account = usePanelAccount();
  return (route) => account !== null && mayCall(account.role, route);
}
