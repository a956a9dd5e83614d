import type { PageTexts } from '../../catalogue-types.js';
import { admin as given } from '../../default/pages/admin.js';

/** Already Turkish in the default catalogue, except for the links that the specification names in English. */
export const admin: PageTexts['admin'] = {
  ...given,
  shell: { ...given.shell, exit: 'Panelden çık', home: 'Ana sayfaya dön', linksLang: 'tr' },
  dashboard: {
    ...given.dashboard,
    list: { ...given.dashboard.list, otherCategory: 'Diğer' },
  },
};
