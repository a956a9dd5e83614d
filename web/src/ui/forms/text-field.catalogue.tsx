import type { CatalogueEntry } from '../catalogue-entry.js';
import { TextField } from './text-field.js';

const field = {
  name: 'name',
  label: 'Name des Betriebs',
  value: '',
  maxLength: 200,
  onChange: () => undefined,
};

export default {
  title: 'Text field',
  states: {
    empty: <TextField {...field} id="text-empty" placeholder="Schlosserei Muster" />,
    filled: <TextField {...field} id="text-filled" value="Schlosserei Muster" />,
    optional: <TextField {...field} id="text-optional" isOptional />,
    'with a hint': <TextField {...field} id="text-hint" hint="So, wie er auf dem Schild steht." />,
    'with an error': <TextField {...field} id="text-error" error="Bitte einen Namen angeben." />,
    'of several lines': <TextField {...field} id="text-rows" rows={4} value="Zeile eins" />,
  },
} satisfies CatalogueEntry;
