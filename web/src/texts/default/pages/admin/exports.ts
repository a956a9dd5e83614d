/** Export of the directory, below the business list. */
export const exports = {
  title: 'CSV Dışa Aktarma',
  intro:
    'Listenin kategori, şehir, tür, ülke, arama, kaynak, işlem ve değişim günü filtreleri de uygulanır. Aramadaki her kelime isimde, adreste veya şehirde geçmelidir.',
  type: 'Dışa aktarma türü',
  types: { all: 'Tümü', range: 'Aralık', date: 'Tarih' },
  format: 'Dosya türü',
  formats: { csv: 'CSV', xlsx: 'Excel dosyası (.xlsx)' },
  columnsTitle: 'Dosyadaki sütunlar',
  columns: (chosen: number, all: number) =>
    chosen === all ? `Sütunlar: tümü (${all})` : `Sütunlar: ${chosen} / ${all}`,
  allColumns: 'Tüm sütunlar',
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
