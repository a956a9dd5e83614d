import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { AnswerForm } from './answer-form.js';

const form = {
  label: 'Begründung',
  rows: 3,
  maxLength: 1_000,
  required: 'Bitte eine Begründung angeben.',
  confirm: 'Ablehnen',
  isBusy: false,
  onSend: () => undefined,
};

export default {
  title: 'Answer form',
  isOfPanel: true,
  states: {
    empty: <AnswerForm {...form} id="answer-empty" />,
    'with a hint and a way out': (
      <AnswerForm
        {...form}
        id="answer-hint"
        hint="Geht als E-Mail an den Absender."
        cancel={{ label: 'Abbrechen', onCancel: () => undefined }}
      />
    ),
    sending: <AnswerForm {...form} id="answer-busy" isBusy />,
  },
} satisfies CatalogueEntry;
