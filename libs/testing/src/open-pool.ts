/**
 * Opens the pool of backing servers for a run other than jest's, whose configuration opens it itself.
 * Everything started from it, here and in child processes, is stopped by `close` or when this process exits.
 */
export async function openTestPool(): Promise<{ close: () => Promise<void> }> {
  // Loaded on demand: tests must not load the pool itself.
  const { POOL_VARIABLE, servePool } = await import('./pool-server.js');
  const pool = await servePool();
  process.env[POOL_VARIABLE] = pool.socket;
  return pool;
}
