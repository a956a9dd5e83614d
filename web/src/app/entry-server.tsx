import { fileURLToPath } from 'node:url';
import { readAssets } from './server/assets.js';
import { createRenderer as createRendererWith } from './server/create-renderer.js';
import type { Renderer } from '../platform/render-contract.js';

export type * from '../platform/render-contract.js';

/** The renderer of this build. Throws if the client has not been built next to it (`npm run build -w @gewerk/web`). */
export function createRenderer(): Renderer {
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
  return createRendererWith(readAssets(clientFolder), clientFolder);
}
