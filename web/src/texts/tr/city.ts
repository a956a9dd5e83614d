import type { Texts } from '../catalogue-types.js';

export const city: Texts['city'] = {
  lang: 'tr',
  none: (city) => `${city} şehrinde işletme bulunamadı`,
  failed: 'Bu şehrin işletmeleri yüklenemedi.',
  back: 'Ana sayfaya dön',
};
