/** Lists that an account has saved. */
export const views = {
  title: 'Saklanan görünümler',
  keep: 'Bu görünümü sakla',
  name: 'Görünümün adı',
  save: 'Sakla',
  cancel: 'Vazgeç',
  kept: (name: string) => `“${name}” saklandı`,
  drop: (name: string) => `“${name}” görünümünü kaldır`,
  dropped: 'Görünüm kaldırıldı',
  copy: 'Adresi kopyala',
  copied: 'Adres kopyalandı',
  notCopied: 'Adres kopyalanamadı',
  failed: 'Görünüm saklanamadı',
} as const;
