import type { ChangeKind, ChangeOrigin } from '@gewerk/contracts';

/** The history of a business, and those of its fields that imports leave unchanged. */
export const history = {
  title: 'Geçmiş',
  loading: 'Geçmiş yükleniyor …',
  loadFailed: 'Geçmiş yüklenemedi.',
  again: 'Yeniden dene',
  owner: 'Sahip',
  formerAccount: 'Eski hesap',
  other: (name: string) => `“${name}” ile`,
  cut: (fields: string) => `Saklanamayacak kadar uzun eski değerler: ${fields}`,
  kinds: {
    created: 'Oluşturuldu',
    changed: 'Değiştirildi',
    removed: 'Silindi',
    restored: 'Geri getirildi',
  } satisfies Record<ChangeKind, string>,
  origins: {
    panel: 'Yönetim paneli',
    bulk: 'Toplu değişiklik',
    merge: 'Birleştirme',
    owner: 'İşletme sahibi',
    visitor: 'Ziyaretçi',
    import: 'İçe aktarma',
    undo: 'Geri alma',
    photos: 'Fotoğraf güncellemesi',
    system: 'Otomatik',
  } satisfies Record<ChangeOrigin, string>,
  restore: 'Geri getir',
  restoreField: (field: string) => `${field}: eski değeri geri getir`,
  restored: (field: string) => `${field} geri getirildi`,
  failed: 'Geri getirilemedi',
  saveFirst: 'Önce değişikliklerinizi kaydedin ya da vazgeçin.',
  edited: 'Elle düzenlendi, içe aktarma değiştirmez:',
  editedHint: 'Başka türlü seçilmedikçe içe aktarma bu alanları olduğu gibi bırakır.',
  release: (field: string) => `${field}: içe aktarma yeniden değiştirebilsin`,
};
