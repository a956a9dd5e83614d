const count = (value: number): string => value.toLocaleString('tr-TR');

const KILOBYTE = 1_024;

/** A size in megabytes, or in kilobytes where that is less than a tenth of one. */
function sizeText(bytes: number): string {
  const megabytes = bytes / (KILOBYTE * KILOBYTE);
  if (megabytes < 0.1) return `${count(Math.ceil(bytes / KILOBYTE))} KB`;
  return `${megabytes.toLocaleString('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

/** Import of spreadsheets, in the dashboard. */
export const imports = {
  title: 'Excel İçe Aktarma',
  choose: 'Excel dosyası seçin veya buraya bırakın',
  limit: '.xlsx veya .xls, en fazla 20MB',
  file: 'Dosya',
  size: 'Boyut',
  modified: 'Değiştirilme',
  megabytes: sizeText,
  tooLarge: 'Dosya 20MB sınırını aşıyor. Bölün ve parçaları ayrı ayrı içe aktarın.',
  wrongKind: 'Yalnızca .xlsx ve .xls dosyaları içe aktarılır.',
  duplicates: 'Zaten kayıtlı işletmeler',
  skip: 'Atla (yinelenen olarak raporla)',
  update: 'Dosyadaki verilerle güncelle',
  start: 'İçe Aktar',
  clear: 'Temizle',
  uploading: 'Yükleniyor',
  uploaded: (loaded: string, total: string) => `${loaded} / ${total} yüklendi`,
  checking: 'Dosya inceleniyor …',
  abort: 'Yüklemeyi durdur',
  aborted: 'Yükleme durduruldu.',
  queued: 'Sırada bekliyor …',
  running: 'İçe aktarılıyor',
  processed: (rows: number, total: number | null) =>
    total === null ? `${count(rows)} satır işlendi` : `${count(rows)} / ${count(total)} satır işlendi`,
  rate: (rows: number) => `${count(rows)} satır/sn`,
  remaining: (seconds: number) =>
    seconds < 60
      ? `yaklaşık ${count(seconds)} sn kaldı`
      : `yaklaşık ${count(Math.round(seconds / 60))} dk kaldı`,
  cancel: 'İptal et',
  cancelling: 'İptal ediliyor …',
  cancelFailed: 'İçe aktarma iptal edilemedi',
  lost: 'Bağlantı kesildi; içe aktarma sunucuda sürüyor.',
  done: 'İçe aktarma tamamlandı.',
  failed: 'İçe aktarma sırasında hata oluştu.',
  cancelled: 'İçe aktarma iptal edildi. O ana kadar kaydedilenler korunur.',
  imported: 'İçe aktarılan',
  duplicate: 'Yinelenen',
  errors: 'Hatalı',
  duplicateList: 'Yinelenen satırlar',
  errorList: 'Hatalı satırlar',
  row: (row: number) => `Satır ${count(row)}`,
  more: (rest: number) => `... ve ${count(rest)} daha`,
  report: 'Raporun tamamını indir (CSV)',
  history: {
    title: 'Geçmiş içe aktarmalar',
    startedAt: 'Başlangıç',
    state: 'Durum',
    duration: 'Süre',
    report: 'Rapor',
    download: 'CSV',
    downloadOf: (fileName: string) => `${fileName} raporunu CSV olarak indir`,
    seconds: (value: number) => `${count(value)} sn`,
    minutes: (minutes: number, seconds: number) => `${count(minutes)} dk ${count(seconds)} sn`,
    older: 'Daha eski içe aktarmalar',
    empty: 'Henüz içe aktarma yapılmadı.',
    failed: 'Geçmiş içe aktarmalar yüklenemedi.',
    states: {
      queued: 'Sırada',
      running: 'Sürüyor',
      done: 'Tamamlandı',
      failed: 'Başarısız',
      cancelled: 'İptal edildi',
    },
  },
} as const;
