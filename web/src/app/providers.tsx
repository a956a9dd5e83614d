import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { AppContext, type AppContextValue } from '../platform/app-context.js';
import { takingOver } from '../platform/hydration.js';

interface ProvidersProps {
  readonly queries: QueryClient;
  readonly app: AppContextValue;
  readonly children: ReactNode;
}

export function Providers({ queries, app, children }: ProvidersProps) {
  useLayoutEffect(() => takingOver.end(), []);
  return (
    <QueryClientProvider client={queries}>
      <AppContext value={app}>{children}</AppContext>
    </QueryClientProvider>
  );
}
