import { ButtonLink } from '../buttons/button-link.js';
import type { CatalogueEntry } from '../catalogue-entry.js';
import { MessagePage } from './message-page.js';

export default {
  title: 'Message page',
  states: {
    'with a way on': (
      <MessagePage title="Seite nicht gefunden" lang="de">
        <p>Diese Adresse gibt es nicht.</p>
        <ButtonLink href="#">Zur Startseite</ButtonLink>
      </MessagePage>
    ),
  },
} satisfies CatalogueEntry;
