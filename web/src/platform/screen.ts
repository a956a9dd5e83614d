import type { ComponentType } from 'react';
import type { TextPage } from '../texts/catalogue-types.js';
import type { Preparer } from './prepared-page.js';

/** One address of the site, and what browser and server load for it. */
export interface Screen {
  /** The screen's folder below `src`; the browser loads its `page.tsx`. */
  readonly folder: `pages/${string}` | `panel/${string}`;
  /** As the router matches it, e.g. `/city/:city`. No two screens have the same. */
  readonly path: string;
  /** Texts separate from the catalogue, loaded with the component. */
  readonly texts?: readonly TextPage[];
  /** True for pages that are only read: the browser loads the client only once someone touches the page. */
  readonly isStill?: true;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Used by the server only: the browser's build omits every `prepare.ts`. */
  readonly prepare: Preparer;
}
