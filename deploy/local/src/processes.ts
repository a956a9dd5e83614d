/** One kind of process of the system, from its own workspace. */
export interface ProcessKind {
  name: string;
  /** The workspace folder, in which it runs. */
  folder: string;
  /** What runs, relative to the folder. */
  entry: string;
  /** How many run; without it as many as REPLICAS says. Each has its own ports, the bus shares the work among them. */
  replicas?: number;
  /** Whether it serves what PORT shows; at most one kind does. */
  isPublic: boolean;
  /** Whether it is told Meilisearch's address and key. */
  hasSearchEngine?: boolean;
  /** Half of the young generation at most, in MB; more where an import would spend its time collecting garbage. */
  youngGenerationMb?: number;
  /** What its heap may become, in MB, where V8's own bound, of gigabytes, lets garbage lie for longer than memory stays flat. */
  heapMb?: number;
  /**
   * How much its heap may grow until it is looked through for garbage, in percent of what was found in use. V8's own
   * measure starts that every few MB in a small heap, which took a seventh of an import's processor time.
   */
  heapGrowthPercent?: number;
}

/** Every process that the one-machine start runs beside the backing servers. */
export const PROCESS_KINDS: readonly ProcessKind[] = [
  {
    name: 'directory',
    folder: 'services/directory',
    entry: 'dist/main.js',
    isPublic: false,
    youngGenerationMb: 8,
    heapMb: 384,
    heapGrowthPercent: 100,
  },
  {
    name: 'search',
    folder: 'services/search',
    entry: 'dist/main.js',
    isPublic: false,
    hasSearchEngine: true,
    heapMb: 384,
  },
  { name: 'settings', folder: 'services/settings', entry: 'dist/main.js', isPublic: false },
  {
    name: 'import-export',
    folder: 'services/import-export',
    entry: 'dist/main.js',
    isPublic: false,
    youngGenerationMb: 16,
    heapGrowthPercent: 100,
  },
  { name: 'media', folder: 'services/media', entry: 'dist/main.js', isPublic: false },
  { name: 'inbox', folder: 'services/inbox', entry: 'dist/main.js', isPublic: false },
  {
    name: 'redirect-tracking',
    folder: 'services/redirect-tracking',
    entry: 'dist/main.js',
    isPublic: false,
  },
  {
    name: 'url-validation',
    folder: 'services/url-validation',
    entry: 'dist/main.js',
    isPublic: false,
  },
  { name: 'gateway', folder: 'gateway', entry: 'dist/main.js', isPublic: true },
];
