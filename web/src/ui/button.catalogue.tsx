import { Button } from './button.js';
import type { CatalogueEntry } from './catalogue-entry.js';

export default {
  title: 'Button',
  states: {
    solid: <Button>Anrufen</Button>,
    outline: <Button variant="outline">Teilen</Button>,
    small: <Button size="sm">Merken</Button>,
    disabled: <Button disabled>Wird gesendet</Button>,
  },
} satisfies CatalogueEntry;
