import type { CatalogueEntry } from '../catalogue-entry.js';
import { Pagination } from './pagination.js';

const href = (page: number): string => `#page-${page}`;

export default {
  title: 'Pagination',
  states: {
    'first page': <Pagination page={1} totalPages={3} href={href} />,
    'in the middle': <Pagination page={7} totalPages={20} href={href} />,
    'last page': <Pagination page={20} totalPages={20} href={href} />,
    'one page': <Pagination page={1} totalPages={1} href={href} />,
  },
} satisfies CatalogueEntry;
