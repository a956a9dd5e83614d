import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { SaveDialog } from './save-dialog.js';

/** A dialog that is modal as soon as it is rendered. */
function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" data-opens onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

const nothing = (): void => undefined;

export default {
  title: 'Dialogs of the panel',
  isOfPanel: true,
  states: {
    'to confirm': (
      <Opened name="Rückfrage öffnen">
        {(close) => (
          <ConfirmDialog
            title="Betrieb löschen?"
            text="Er lässt sich 30 Tage lang wiederherstellen."
            confirm="Löschen"
            cancel="Abbrechen"
            onConfirm={nothing}
            onClose={close}
          />
        )}
      </Opened>
    ),
    'to save': (
      <Opened name="Änderungen öffnen">
        {(close) => (
          <SaveDialog
            title="Was gespeichert wird"
            intro="Die Seiten zeigen es in wenigen Sekunden."
            lines={['Titel der Seite', 'Anzeigenfläche 2']}
            confirm="Speichern"
            cancel="Zurück"
            onConfirm={nothing}
            onClose={close}
          />
        )}
      </Opened>
    ),
  },
} satisfies CatalogueEntry;
