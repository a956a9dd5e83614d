import type { PageTexts } from '../../../catalogue-types.js';

export const picker: PageTexts['admin']['picker'] = {
  offered: 'Vorschläge',
  count: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
};
