import type { ComponentType } from 'react';
import type { TextPage } from '../texts/catalogue-types.js';
import type { Preparer } from './prepared-page.js';

/** A page of the site or the panel, and what the browser and the server load for it. */
export interface Screen {
  /** The screen's folder below `src`; the browser loads its `page.tsx`. */
  readonly folder: `pages/${string}` | `panel/${string}`;
  /** The pattern that the router matches, for example `/city/:city`; unique among the screens. */
  readonly path: string;
  /** Texts that are separate from the catalogue and loaded together with the component. */
  readonly texts?: readonly TextPage[];
  /**
   * True for pages that are only for reading: the browser loads the client only when the visitor touches the page.
   */
  readonly isStill?: true;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Used by the server only: the browser's build omits every `prepare.ts`. */
  readonly prepare: Preparer;
}
