/**
 * Opens the pool of backing servers for a run that is not jest's, whose configuration opens it by itself. What is started
 * from it, here and in child processes, ends with `close` or with this process.
 */
export async function openTestPool(): Promise<{ close: () => Promise<void> }> {
  // Loaded when asked for: tests must not load the pool itself.
  const { POOL_VARIABLE, servePool } = await import('./pool-server.js');
  const pool = await servePool();
  process.env[POOL_VARIABLE] = pool.socket;
  return pool;
}
