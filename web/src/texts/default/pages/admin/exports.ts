/** Export of the directory, below the business list. */
export const exports = {
  title: 'CSV Dışa Aktarma',
  intro:
    'Listenin kategori, şehir, tür, ülke ve arama filtreleri de uygulanır. Aramadaki her kelime isimde, adreste veya şehirde geçmelidir.',
  type: 'Dışa aktarma türü',
  types: { all: 'Tümü', range: 'Aralık', date: 'Tarih' },
  start: 'İlk satır',
  end: 'Son satır',
  date: 'Gün',
  rangeHint:
    '1’den başlayarak, her iki satır dahil; listedeki sıralamaya göre, sıralama yoksa eklenme sırasına göre.',
  dateHint: 'O gün eklenen işletmeler (UTC).',
  submit: 'Dışa Aktar',
  busy: 'Hazırlanıyor …',
  rangeMissing: 'Aralık değerlerini girin',
  dateMissing: 'Tarih seçin',
} as const;
