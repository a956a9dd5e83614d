import { Button } from './button.js';
import { ButtonLink } from './button-link.js';
import type { CatalogueEntry } from '../catalogue-entry.js';

export default {
  title: 'Buttons',
  states: {
    solid: <Button variant="solid">Suchen</Button>,
    outline: <Button variant="outline">Zurück</Button>,
    small: (
      <Button variant="outline" size="sm">
        Zurück
      </Button>
    ),
    disabled: (
      <Button variant="solid" disabled>
        Suchen
      </Button>
    ),
    'solid link': (
      <ButtonLink href="#" variant="solid">
        Zur Startseite
      </ButtonLink>
    ),
    'outline link': <ButtonLink href="#">Zur Startseite</ButtonLink>,
    'small link': (
      <ButtonLink href="#" size="sm">
        Zur Startseite
      </ButtonLink>
    ),
  },
} satisfies CatalogueEntry;
