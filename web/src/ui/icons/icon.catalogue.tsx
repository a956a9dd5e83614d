import type { CatalogueEntry } from '../catalogue-entry.js';
import { Icon, type IconName } from './icon.js';

const names: readonly IconName[] = ['star', 'star-empty', 'star-half', 'store'];

export default {
  title: 'Icons',
  states: Object.fromEntries(names.map((name) => [name, <Icon key={name} name={name} />])),
} satisfies CatalogueEntry;
