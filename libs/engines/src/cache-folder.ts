import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Where downloaded servers are stored, shared by all of a user's clones of the repository: GEWERK_CACHE, otherwise the
 * user's cache folder.
 */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  if (env['GEWERK_CACHE']) return resolve(env['GEWERK_CACHE']);
  if (env['XDG_CACHE_HOME']) return resolve(env['XDG_CACHE_HOME'], 'gewerk');
  return join(env['HOME'] ?? homedir(), '.cache', 'gewerk');
}
