import type { ReactNode } from 'react';

/** States of a component for `npm run catalogue`, by name; exported by its `*.catalogue.tsx`. */
export interface CatalogueEntry {
  readonly title: string;
  readonly states: Readonly<Record<string, ReactNode>>;
}
