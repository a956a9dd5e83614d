import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { system } from '../ui/system.js';
import { AppContext, type AppContextValue } from '../platform/app-context.js';
import { takingOver } from '../platform/hydration.js';

interface ProvidersProps {
  readonly styles: EmotionCache;
  readonly queries: QueryClient;
  readonly app: AppContextValue;
  readonly children: ReactNode;
}

export function Providers({ styles, queries, app, children }: ProvidersProps) {
  useLayoutEffect(() => takingOver.end(), []);
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={queries}>
          <AppContext value={app}>{children}</AppContext>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
