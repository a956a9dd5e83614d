import type { panelRoutes } from '@gewerk/contracts/http';
import type { ReactNode } from 'react';
import { useMayCall } from './use-may-call.js';

interface AllowedProps {
  readonly route: keyof typeof panelRoutes;
  readonly children: ReactNode;
}

/** Shows its children if the session's role may call a route. */
export const Allowed = ({ route, children }: AllowedProps) => (useMayCall()(route) ? children : null);
