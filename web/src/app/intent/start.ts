import type { QueryClient } from '@tanstack/react-query';
import { businessBySlug } from '../../pages/business/screen.js';
import { category } from '../../pages/category/screen.js';
import { city } from '../../pages/city/screen.js';
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

/** Connection information that some browsers provide. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads pages before they are opened, scripts and data in parallel, once a visitor seems about to open them. While
 * nothing else is loading, it also loads the scripts of the pages that most visits lead to. If the browser is set
 * to save data, it does neither; on a 2G connection it does only the former.
 */
export function start({ queries, api, language }: StartOptions): Asking {
  announceTitle();
  leaveEmptyEntries();
  const asking = createAsking(queries, api);
  const { connection = {} } = navigator as { readonly connection?: Line };
  if (connection.saveData === true) return asking;
  watchIntent((url) => {
    asking.ahead(url);
    // A failed request is repeated by the click, which shows the error.
    loadScreen(screenAt('site', url.pathname).screen, language).catch(logFailure);
  });
  if (!connection.effectiveType?.includes('2g')) {
    for (const screen of [searchResults, businessBySlug, category, city]) {
      loadScreen(screen, language).catch(logFailure);
    }
  }
  return asking;
}
