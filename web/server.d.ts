import type { Renderer } from './src/platform/render-contract.js';

export type * from './src/platform/render-contract.js';

/** Makes the server-side renderer; the gateway makes one and keeps it. */
export function createRenderer(): Renderer;
