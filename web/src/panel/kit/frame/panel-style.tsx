import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { STYLE_KEY } from '../../../ui/theme/style-key.js';
import { system } from '../../../ui/theme/system.js';

/**
 * The browser's Emotion cache, which reuses the rules in the server's document; on the server the renderer's own
 * cache collects them.
 */
const ofBrowser = typeof document === 'undefined' ? null : createCache({ key: STYLE_KEY });

/** Provides Chakra at run time, which only the panel uses. */
export function PanelStyle({ children }: { readonly children: ReactNode }) {
  const styled = <ChakraProvider value={system}>{children}</ChakraProvider>;
  return ofBrowser ? <CacheProvider value={ofBrowser}>{styled}</CacheProvider> : styled;
}
