import type { PageTexts } from '../../../catalogue-types.js';

export const picker: PageTexts['admin']['picker'] = {
  offered: 'Suggestions',
  count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};
