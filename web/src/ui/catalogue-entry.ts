import type { ReactNode } from 'react';

/** The states of a component, by name, for `npm run catalogue`; exported by the component's `*.catalogue.tsx`. */
export interface CatalogueEntry {
  readonly title: string;
  /** Set if the component is shown with the panel's styles. */
  readonly isOfPanel?: true;
  readonly states: Readonly<Record<string, ReactNode>>;
}
