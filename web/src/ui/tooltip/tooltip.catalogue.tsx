import { Button } from '../buttons/button.js';
import type { CatalogueEntry } from '../catalogue-entry.js';
import { Tooltip } from './tooltip.js';

export default {
  title: 'Tooltip',
  states: {
    'shown by focus': (
      <Tooltip text="Alle Filter entfernen">
        <Button variant="outline">Zurücksetzen</Button>
      </Tooltip>
    ),
  },
} satisfies CatalogueEntry;
