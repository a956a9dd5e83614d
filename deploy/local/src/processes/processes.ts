/** The user of the backing servers for shell commands and the start itself. */
export const OPERATOR = 'operator';

/** One kind of process of the system, from its own workspace. */
export interface ProcessKind {
  name: string;
  /** The workspace folder; the process's working directory. */
  folder: string;
  /** The script to run, relative to the folder. */
  entry: string;
  /** Number of processes; REPLICAS by default. Each has its own ports, and the bus distributes the work. */
  replicas?: number;
  /** Whether it serves PORT; at most one kind does. */
  isPublic: boolean;
  /** Variables that it reads in addition to those that every process reads (process-env.ts); it is given no others. */
  reads: readonly string[];
  /**
   * Largest semi-space of the young generation in MB; more for processes in which imports or searches would spend an
   * eighth of their CPU time on garbage collection.
   */
  youngGenerationMb?: number;
  /** Largest heap in MB, for processes in which V8's default of gigabytes would let garbage accumulate. */
  heapMb?: number;
  /**
   * How much its heap may grow until garbage is collected, in percent of the memory in use. V8's default collects every
   * few MB in a small heap, which took a seventh of an import's CPU time.
   */
  heapGrowthPercent?: number;
}

/** Variables that every service reads in addition to the common ones. */
const SERVICE = ['MONGO_URL', 'NATS_URL', 'METRICS_TOKEN'];

/** Every process that the single-machine setup runs, apart from the backing servers. */
export const PROCESS_KINDS: readonly ProcessKind[] = [
  {
    name: 'directory',
    folder: 'services/directory',
    entry: 'dist/main.js',
    isPublic: false,
    reads: [...SERVICE, 'LIST_PLACES'],
    youngGenerationMb: 8,
    heapMb: 384,
    heapGrowthPercent: 100,
  },
  {
    name: 'search',
    folder: 'services/search',
    entry: 'dist/main.js',
    isPublic: false,
    reads: [...SERVICE, 'MEILI_URL', 'MEILI_URLS', 'MEILI_KEY'],
    youngGenerationMb: 16,
    heapMb: 384,
  },
  {
    name: 'settings',
    folder: 'services/settings',
    entry: 'dist/main.js',
    isPublic: false,
    reads: [...SERVICE, 'ADMIN_PASSWORD'],
  },
  {
    name: 'import-export',
    folder: 'services/import-export',
    entry: 'dist/main.js',
    isPublic: false,
    reads: [...SERVICE, 'REDIS_URL', 'OUTBOUND_ALLOW'],
    youngGenerationMb: 16,
    heapGrowthPercent: 100,
  },
  {
    name: 'media',
    folder: 'services/media',
    entry: 'dist/main.js',
    isPublic: false,
    reads: [
      ...SERVICE,
      'DATA_DIR',
      'PICTURE_CACHE_BYTES',
      'OUTBOUND_ALLOW',
      'CHROME_PATH',
      'GEWERK_CACHE',
      'XDG_CACHE_HOME',
    ],
  },
  {
    name: 'inbox',
    folder: 'services/inbox',
    entry: 'dist/main.js',
    isPublic: false,
    reads: [
      ...SERVICE,
      'REDIS_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'OPERATOR_EMAIL',
      // The old name of OPERATOR_EMAIL.
      'OWNER_EMAIL',
      'CANONICAL_URL',
      'ADMIN_ORIGIN',
      'ACKNOWLEDGEMENTS_AN_HOUR',
      'MAIL_RETRY_DELAY_MS',
      'NOTICES_AN_HOUR',
    ],
  },
  {
    name: 'redirect-tracking',
    folder: 'services/redirect-tracking',
    entry: 'dist/main.js',
    isPublic: false,
    reads: [...SERVICE, 'CANONICAL_URL', 'ADMIN_ORIGIN'],
  },
  {
    name: 'url-validation',
    folder: 'services/url-validation',
    entry: 'dist/main.js',
    isPublic: false,
    reads: [...SERVICE, 'REDIS_URL'],
  },
  {
    name: 'gateway',
    folder: 'gateway',
    entry: 'dist/main.js',
    isPublic: true,
    reads: [
      'NATS_URL',
      'METRICS_TOKEN',
      'REDIS_URL',
      'PORT',
      'HOST',
      'CANONICAL_URL',
      'ADMIN_ORIGIN',
      'TRUSTED_PROXIES',
      'RATE_LIMIT_READS',
      'RATE_LIMIT_WRITES',
      'FORM_SECRET',
      'STATISTICS',
      'BASE_MAP',
      'PAGE_CACHE_BYTES',
    ],
  },
];
