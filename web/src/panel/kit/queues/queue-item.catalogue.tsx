import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { QueueItem } from './queue-item.js';

const item = {
  title: 'Schlosserei Muster',
  hint: 'Bindlach · Schlosserei',
  toggle: (isOpen: boolean) => ({
    text: isOpen ? 'Schließen' : 'Ansehen',
    label: `Schlosserei Muster ${isOpen ? 'schließen' : 'ansehen'}`,
  }),
  children: <p>Was eingereicht wurde.</p>,
};

export default {
  title: 'Queue item',
  isOfPanel: true,
  states: {
    waiting: (
      <ul className="panel-items">
        <QueueItem {...item} state={<span className="panel-age">seit 3 Stunden</span>} />
      </ul>
    ),
    decided: (
      <ul className="panel-items">
        <QueueItem {...item} state={<span>Angenommen</span>} />
      </ul>
    ),
  },
} satisfies CatalogueEntry;
