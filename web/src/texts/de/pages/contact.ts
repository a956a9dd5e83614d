import type { PageTexts } from '../../catalogue-types.js';
import { contact as given } from '../../default/pages/contact.js';

export const contact: PageTexts['contact'] = {
  ...given,
  card: { ...given.card, hours: { lang: 'de', label: 'Erreichbar:', text: 'Mo-Fr 9-18 Uhr' } },
};
