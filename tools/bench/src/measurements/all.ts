import { chaos } from '../chaos/chaos.measurement.js';
import type { Measurement } from '../report/measurement.js';
import { cachedPages } from './cached-pages.measurement.js';
import { exporting } from './export.measurement.js';
import { importing } from './import.measurement.js';
import { javascript } from './javascript.measurement.js';
import { lighthouseScores } from './lighthouse.measurement.js';
import { redirects } from './redirects.measurement.js';
import { renderedPages } from './rendered-pages.measurement.js';
import { shareImages } from './share-images.measurement.js';
import { sitemap } from './sitemap.measurement.js';
import { search } from './search.measurement.js';
import { start } from './start.measurement.js';
import { typos } from './typos.measurement.js';

/** In the order in which they run. */
export const MEASUREMENTS: readonly Measurement[] = [
  start,
  search,
  typos,
  cachedPages,
  renderedPages,
  javascript,
  shareImages,
  sitemap,
  lighthouseScores,
  exporting,
  redirects,
  importing,
  chaos,
];
