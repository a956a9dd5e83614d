import type { ReactNode } from 'react';

/** States of a component for `npm run catalogue`, by name; exported by its `*.catalogue.tsx`. */
export interface CatalogueEntry {
  readonly title: string;
  /** Shown as in the panel, with its styles. */
  readonly isOfPanel?: true;
  readonly states: Readonly<Record<string, ReactNode>>;
}
