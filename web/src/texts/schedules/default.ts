import type { CatalogueOf } from '../catalogue-types.js';

const count = (value: number): string => value.toLocaleString('tr-TR');

/**
 * Imports of a file from a URL at regular intervals. These texts are loaded with their part of the panel, since
 * the panel's other texts are all loaded with its first view.
 */
export const schedules = {
  title: 'Zamanlanmış içe aktarmalar',
  intro: 'Dosya adresinden düzenli alınır ve aynı başlıklı bir dosya son kez nasıl okunduysa öyle okunur.',
  add: 'Zamanlanmış içe aktarma ekle',
  change: 'Değiştir',
  address: 'Adres',
  addressHint: 'https:// ile başlayan, herkese açık bir .xlsx, .xls veya .csv adresi.',
  every: 'Sıklık',
  intervals: { hour: 'Saatte bir', day: 'Günde bir', week: 'Haftada bir' },
  save: 'Kaydet',
  cancel: 'İptal',
  saved: 'Kaydedildi',
  loadFailed: 'Zamanlanmış içe aktarmalar yüklenemedi.',
  failed: 'Zamanlanmış içe aktarma değiştirilemedi',
  next: 'Sıradaki:',
  last: 'Son:',
  none: 'Henüz alınmadı.',
  counts: (imported: number, duplicates: number, errors: number) =>
    `${count(imported)} içe aktarıldı, ${count(duplicates)} mükerrer, ${count(errors)} hata`,
  run: 'Şimdi al',
  pause: 'Duraklat',
  resume: 'Sürdür',
  isPaused: 'Duraklatıldı',
  remove: 'Kaldır',
  removeText: (address: string) => `${address} artık alınmaz. İçe aktarılmış olanlar kalır.`,
} as const;

export type ScheduleTexts = CatalogueOf<typeof schedules>;
