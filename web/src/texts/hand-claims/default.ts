import type { CatalogueOf } from '../catalogue-types.js';

/**
 * Texts of the panel about codes by letter or phone. They are loaded with the inbox, since the panel's other texts
 * are all loaded with its first view.
 */
export const handClaims = {
  title: 'Mektup veya telefonla kodlar',
  intro:
    'E-posta adresi olmayan kayıtlar için. Yalnızca kayıttaki adrese yazın, yalnızca kayıttaki numarayı arayın.',
  ways: { letter: 'Mektup', phone: 'Telefon' },
  states: { waiting: 'Bekliyor', issued: 'Kod verildi', used: 'Kod kullanıldı' },
  make: 'Kodu oluştur',
  again: 'Yeni kod oluştur',
  once: 'Kod yalnızca şimdi gösterilir.',
  call: (phone: string) => `${phone} numarasını arayıp şunları okuyun:`,
  reference: 'İşlem',
  code: 'Kod',
  until: 'Geçerlilik sonu',
  print: 'Mektubu yazdır',
  dismiss: 'İsteği kapat',
};

export type HandClaimTexts = CatalogueOf<typeof handClaims>;
