import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { AppContext, type AppContextValue } from '../platform/app-context.js';
import { takingOver } from '../platform/hydration.js';

interface ProvidersProps {
  readonly queries: QueryClient;
  readonly app: AppContextValue;
  /** Called after hydration. */
  readonly onReady?: () => void;
  readonly children: ReactNode;
}

export function Providers({ queries, app, onReady, children }: ProvidersProps) {
  useLayoutEffect(() => takingOver.end(), []);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <QueryClientProvider client={queries}>
      <AppContext value={app}>{children}</AppContext>
    </QueryClientProvider>
  );
}
