import { attack } from '../attack/attack.measurement.js';
import { limits } from '../attack/limits.measurement.js';
import { chaos } from '../chaos/chaos.measurement.js';
import { greatChaos } from '../chaos/great-chaos.measurement.js';
import { fuzz } from '../fuzz/fuzz.measurement.js';
import { schemathesis } from '../fuzz/schemathesis.measurement.js';
import { kubernetes } from '../kubernetes/kubernetes.measurement.js';
import { cluster } from '../outage/cluster.measurement.js';
import { diskFull } from '../outage/disk-full.measurement.js';
import { lostEngines } from '../outage/lost-engines.measurement.js';
import { lostPrimary } from '../outage/lost-primary.measurement.js';
import { outage } from '../outage/outage.measurement.js';
import { rolling } from '../outage/rolling.measurement.js';
import { searchEngines } from '../outage/search-engines.measurement.js';
import { soak } from '../outage/soak.measurement.js';
import { forms } from '../forms/forms.measurement.js';
import { publish } from '../forms/publish.measurement.js';
import type { Measurement } from '../report/measurement.js';
import { upgrade } from '../upgrade/upgrade.measurement.js';
import { cachedPages } from './cached-pages.measurement.js';
import { cityNames } from './city-names.measurement.js';
import { engineCount } from './engine-count.measurement.js';
import { exporting } from './export.measurement.js';
import { importing } from './import.measurement.js';
import { javascript } from './javascript.measurement.js';
import { lighthouseScores } from './lighthouse.measurement.js';
import { map } from './map.measurement.js';
import { bulkChange } from './bulk-change.measurement.js';
import { panelList } from './panel-list.measurement.js';
import { preview } from './preview.measurement.js';
import { redirects } from './redirects.measurement.js';
import { renderedPages } from './rendered-pages.measurement.js';
import { shareImages } from './share-images.measurement.js';
import { sitemap } from './sitemap.measurement.js';
import { severalFiles } from './several-files.measurement.js';
import { search } from './search.measurement.js';
import { start } from './start.measurement.js';
import { statistics } from './statistics.measurement.js';
import { transitions } from './transitions.measurement.js';
import { typos } from './typos.measurement.js';
import { understanding } from '../understanding/understanding.measurement.js';
import { validation } from './validation.measurement.js';

/** In the order in which they run. */
export const MEASUREMENTS: readonly Measurement[] = [
  start,
  search,
  typos,
  understanding,
  cachedPages,
  renderedPages,
  javascript,
  shareImages,
  sitemap,
  cityNames,
  lighthouseScores,
  map,
  transitions,
  panelList,
  bulkChange,
  preview,
  exporting,
  redirects,
  statistics,
  publish,
  validation,
  importing,
  severalFiles,
  chaos,
  greatChaos,
  rolling,
  outage,
  cluster,
  lostEngines,
  lostPrimary,
  searchEngines,
  engineCount,
  diskFull,
  upgrade,
  fuzz,
  schemathesis,
  attack,
  limits,
  soak,
  forms,
  kubernetes,
];
