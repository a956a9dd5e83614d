/**
 * Variables that every process may read: about the machine, the runtime, and the settings that all processes
 * share. No secrets.
 */
const COMMON = new Set([
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'],
  ...[
    'NODE_ENV',
    'NODE_OPTIONS',
    'NODE_COMPILE_CACHE',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'UV_THREADPOOL_SIZE',
  ],
  ...['MALLOC_ARENA_MAX', 'SERVICE_NAME', 'LOG_LEVEL', 'HTTP_HOST', 'HTTP_PORT'],
  ...['MONGO_DATABASE_PREFIX', 'JETSTREAM_REPLICAS'],
]);

/**
 * The trace exporter reads more of these variables than our own code does; all of them concern the collector.
 */
const TRACING = /^OTEL_/;

/**
 * The part of an environment that a process receives: the variables that every process may read, and those
 * that this kind reads in addition.
 */
export function envOf({ reads }: { reads: readonly string[] }, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = new Set(reads);
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => COMMON.has(name) || TRACING.test(name) || read.has(name)),
  );
}
