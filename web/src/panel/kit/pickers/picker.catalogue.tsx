import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { Picker } from './picker.js';

const field = {
  label: 'Stadt',
  options: [{ value: 'Hof', label: 'Hof', hint: '312' }],
  onText: () => undefined,
  onChange: () => undefined,
};

export default {
  title: 'Picker',
  isOfPanel: true,
  states: {
    empty: <Picker {...field} id="picker-empty" value="" placeholder="Alle" />,
    chosen: <Picker {...field} id="picker-chosen" value="Hof" />,
    faulty: <Picker {...field} id="picker-faulty" value="Hoff" isFaulty isFree />,
  },
} satisfies CatalogueEntry;
