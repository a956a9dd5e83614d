/** Businesses that were removed at a person's request. */
export const suppressions = {
  title: 'Engelleme listesi',
  intro:
    'Kişinin isteğiyle silinen işletmeler ne içe aktarmayla ne de başvuruyla geri gelir. Listede yalnızca şifreli özetleri durur.',
  loadFailed: 'Engelleme listesi yüklenemedi.',
  empty: 'Listede işletme yok.',
  at: 'Zaman',
  reason: 'Neden',
  reasons: { request: 'Kişinin isteği', report: 'Bir bildirim üzerine' },
  hash: 'Özet',
  lift: 'Listeden çıkar',
  lifted: 'Kayıt listeden çıkarıldı; işletme yeniden eklenebilir',
  suppress: 'Kişinin isteğiyle sil',
  confirmTitle: (name: string) => `${name} kalıcı olarak silinsin mi?`,
  confirmText:
    'İşletme, kopyaları, başvuruları ve bildirimleriyle birlikte silinir ve geri alınamaz. Engelleme listesine alınır.',
  word: 'SİL',
  typeWord: 'Geri alınamaz: onaylamak için SİL yazın',
  confirm: 'Kalıcı olarak sil',
  cancel: 'Vazgeç',
  done: (name: string) => `${name} kalıcı olarak silindi`,
  doneText: 'Artık ne içe aktarmayla ne de başvuruyla geri gelir.',
  failed: 'İşlem başarısız oldu',
} as const;
