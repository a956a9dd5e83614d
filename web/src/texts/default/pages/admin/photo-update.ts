const count = (value: number): string => value.toLocaleString('tr-TR');

/** The dashboard's photo update. */
export const photoUpdate = {
  title: 'Fotoğraf Güncelleme',
  intro:
    'Fotoğrafı olmayan veya fotoğrafı bozuk olan işletmeler için web sitelerinin paylaşım görseli alınır. Siteler yavaş ve robots.txt kurallarına uyularak okunur.',
  start: 'Fotoğrafları güncelle',
  stop: 'Durdur',
  started: 'Fotoğraf güncellemesi başlatıldı!',
  startedText: (total: number | null) =>
    total === null
      ? 'Web siteleri arka planda kontrol ediliyor; bu sayfayı kapatabilirsiniz.'
      : `${count(total)} web sitesi arka planda kontrol ediliyor; bu sayfayı kapatabilirsiniz.`,
  startFailed: 'Fotoğraf güncellemesi başlatılamadı',
  goingOn: 'Bir güncelleme zaten sürüyor.',
  stopFailed: 'Fotoğraf güncellemesi durdurulamadı',
  statusFailed: 'Fotoğraf güncellemesinin durumu yüklenemedi.',
  progress: 'Fotoğraf güncellemesinin ilerlemesi',
  processed: (processed: number, total: number | null) =>
    total === null ? `${count(processed)} işletme` : `${count(processed)} / ${count(total)} işletme`,
  current: (name: string) => `Şu anki işletme: ${name}`,
  stopping: 'Durduruluyor …',
  outcomesLabel: 'Sonuçlar',
  outcomes: {
    added: 'Fotoğraf eklendi',
    replaced: 'Bozuk fotoğraf yenilendi',
    kept: 'Fotoğrafı var',
    'no-picture': 'Sitede görsel yok',
    'bad-picture': 'Görsel kullanılamıyor',
    disallowed: 'Site izin vermiyor',
    unreachable: 'Siteye ulaşılamadı',
  },
  showThem: 'Bu işletmeleri listede göster',
  ofSelection: 'seçilenler',
  states: {
    queued: 'Güncelleme sırada',
    running: 'Güncelleme sürüyor',
    completed: 'Güncelleme tamamlandı',
    stopped: 'Güncelleme durduruldu',
    failed: 'Güncelleme başarısız',
  },
} as const;
