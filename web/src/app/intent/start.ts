import type { QueryClient } from '@tanstack/react-query';
import { businessBySlug } from '../../pages/business/screen.js';
import { searchResults } from '../../pages/search-results/screen.js';
import type { Api } from '../../platform/api/api.js';
import { logFailure } from '../../platform/log-failure.js';
import { leaveEmptyEntries } from '../../platform/close-by-back.js';
import type { Language } from '../../texts/catalogues.js';
import { loadScreen } from '../router/loaded-screens.js';
import { screenAt } from '../router/screen-at.js';
import { announceTitle } from './announce-title.js';
import { createAsking, type Asking } from './ask.js';
import { watchIntent } from './watch-intent.js';

interface StartOptions {
  readonly queries: QueryClient;
  readonly api: Api;
  /** Catalogue of the screens' own texts; null for the default one. */
  readonly language: Language | null;
}

/** What some browsers report about the connection. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads pages before they are opened, their scripts and their data side by side, once someone seems to be about to; and
 * the scripts of the two that every way leads through while nothing else is loaded. Visitors who save data get neither.
 */
export function start({ queries, api, language }: StartOptions): Asking {
  announceTitle();
  leaveEmptyEntries();
  const asking = createAsking(queries, api);
  const { connection = {} } = navigator as { readonly connection?: Line };
  if (connection.saveData === true) return asking;
  watchIntent((url) => {
    asking.ahead(url);
    // What fails is asked for again by the click, which shows the error.
    loadScreen(screenAt('site', url.pathname).screen, language).catch(logFailure);
  });
  if (!connection.effectiveType?.includes('2g')) {
    for (const screen of [searchResults, businessBySlug]) loadScreen(screen, language).catch(logFailure);
  }
  return asking;
}
