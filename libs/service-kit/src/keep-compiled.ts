import { flushCompileCache } from 'node:module';

/**
 * Writes what has been compiled to NODE_COMPILE_CACHE, if that is set: Node itself does so only at an orderly end. Call it when
 * the process serves.
 */
export function keepCompiled(): void {
  flushCompileCache();
}
