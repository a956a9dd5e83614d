import type { CatalogueEntry } from '../catalogue-entry.js';
import { SelectField } from './select-field.js';

const field = {
  name: 'sort',
  label: 'Sortierung',
  options: [
    { value: 'name', label: 'Name' },
    { value: 'rating', label: 'Bewertung' },
  ],
  onChange: () => undefined,
};

export default {
  title: 'Select field',
  states: {
    chosen: <SelectField {...field} id="select" value="rating" />,
    'nothing chosen': <SelectField {...field} id="select-empty" isRequired value="" />,
    'with an error': (
      <SelectField {...field} id="select-error" isRequired value="" error="Bitte eine Sortierung wählen." />
    ),
  },
} satisfies CatalogueEntry;
