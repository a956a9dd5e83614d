import type { CatalogueEntry } from '../catalogue-entry.js';
import { ViewToggle } from './view-toggle.js';

const href = (view: string): string => `#${view}`;

export default {
  title: 'View toggle',
  states: { grid: <ViewToggle view="grid" href={href} />, list: <ViewToggle view="list" href={href} /> },
} satisfies CatalogueEntry;
