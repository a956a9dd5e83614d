import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { PanelInput } from './panel-input.js';

const field = { label: 'Neues Passwort', value: '', onChange: () => undefined };

export default {
  title: 'Panel input',
  isOfPanel: true,
  states: {
    empty: <PanelInput {...field} id="panel-input-empty" />,
    filled: <PanelInput {...field} id="panel-input-filled" value="Meisterbrief" />,
    'with a hint': <PanelInput {...field} id="panel-input-hint" hint="Mindestens acht Zeichen." />,
    'with a fault of its form': (
      <>
        <PanelInput {...field} id="panel-input-fault" faultId="panel-input-said" aria-invalid />
        <p id="panel-input-said" className="panel-fault">
          Das Passwort ist falsch.
        </p>
      </>
    ),
  },
} satisfies CatalogueEntry;
