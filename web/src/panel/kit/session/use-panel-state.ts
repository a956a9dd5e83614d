import { useSyncExternalStore } from 'react';
import { panelState, subscribeToPanel, type PanelState } from './panel-session.js';

/** The state of the panel; 'unknown' on the server and until the browser has checked. */
export const usePanelState = (): PanelState =>
  useSyncExternalStore(subscribeToPanel, panelState, () => 'unknown');
