import type { Texts } from '../catalogue-types.js';

export const category: Texts['category'] = {
  lang: 'tr',
  unknown: 'Kategori bulunamadı',
  unknownText: 'Böyle bir kategori yok. Genel bakış yardımcı olabilir.',
  back: 'Tüm kategorilere dön',
};
