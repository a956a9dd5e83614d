import type { Renderer } from './src/platform/render-contract.js';

export type * from './src/platform/render-contract.js';

/** Creates the server-side renderer; the gateway creates one and keeps it. */
export function createRenderer(): Renderer;
