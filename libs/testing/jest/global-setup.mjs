import './run-from-source.mjs';

/** Opens the pool of backing servers that the suites of this run use (see libs/testing/src). */
export default async function globalSetup() {
  const { POOL_VARIABLE, servePool } = await import('../src/pool-server.ts');
  const pool = await servePool();
  process.env[POOL_VARIABLE] = pool.socket;
  globalThis.gewerkTestPool = pool;
}
