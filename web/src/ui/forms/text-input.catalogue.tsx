import type { CatalogueEntry } from '../catalogue-entry.js';
import { TextInput } from './text-input.js';

export default {
  title: 'Text input',
  states: {
    empty: <TextInput aria-label="Suche" placeholder="Was suchen Sie?" />,
    filled: <TextInput aria-label="Suche" defaultValue="Friseur" />,
    invalid: <TextInput aria-label="Suche" aria-invalid defaultValue="?" />,
    disabled: <TextInput aria-label="Suche" disabled defaultValue="Friseur" />,
  },
} satisfies CatalogueEntry;
