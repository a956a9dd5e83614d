import type { ImportRun } from '@gewerk/contracts/bus';
import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { EventSource } from 'eventsource';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { panelCsrfToken } from '../../kit/session/panel-session.js';
import { usePanelState } from '../../kit/session/use-panel-state.js';

const RETRY_MS = 5_000;

/** A run as received, and when it was received, in milliseconds since the epoch. */
export interface HeardRun {
  readonly run: ImportRun;
  readonly at: number;
}

/** The newest import and its progress, received while a component uses it; null before the first event. */
export function useNewestRun(): HeardRun | null {
  const [heard, setHeard] = useState<HeardRun | null>(null);
  const isOpen = usePanelState() === 'open';
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible, () => false);
  const isWatching = isOpen && isVisible;
  useEffect(
    () => (isWatching ? watchRuns((run) => setHeard({ run, at: Date.now() })) : undefined),
    [isWatching],
  );
  return heard;
}

/** Listens for runs until the returned function is called, reconnecting after every interruption. */
function watchRuns(onRun: (run: ImportRun) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource(panelRoutes.importEvents.path, { fetch: fetchWithProof });
    source.addEventListener('run', ({ data }) => {
      const run: AnswerOf<typeof panelRoutes.importEvents> = JSON.parse(String(data));
      onRun(run);
    });
    source.addEventListener('error', () => {
      // Interrupted streams reconnect automatically; refused streams do not.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** Adds the CSRF token: the browser's built-in EventSource sends no custom headers. */
const fetchWithProof: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-csrf-token', panelCsrfToken());
  return fetch(address, { ...init, headers });
};

const isPageVisible = (): boolean => document.visibilityState === 'visible';

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
