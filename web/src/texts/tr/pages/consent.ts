import type { PageTexts } from '../../catalogue-types.js';

export const consent: PageTexts['consent'] = {
  lang: 'tr',
  label: 'Çerez seçimi',
  title: 'Karar sizin.',
  text: 'Gerekli olanları her zaman, diğer her şeyi yalnızca onayınızla saklarız.',
  privacy: 'Gizlilik',
  reject: 'Yalnızca gerekli çerezler',
  accept: 'Tümünü kabul et',
  choose: 'Seç',
};
