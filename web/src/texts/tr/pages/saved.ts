import type { PageTexts } from '../../catalogue-types.js';

export const saved: PageTexts['saved'] = {
  lang: 'tr',
  title: 'Kaydedilen işletmeler',
  description: 'Bu cihazda kaydettiğiniz işletmeler.',
  heading: 'Kaydedilen işletmeler',
  intro: 'Yalnızca bu cihazda saklanırlar. Bağlantıyı alanlar aynı listeyi görür.',
  noScript: 'Liste yalnızca cihazınızda olduğu için JavaScript gerekir.',
  loading: 'İşletmeler yükleniyor …',
  saved: 'Kaydettikleriniz',
  shared: 'Sizinle paylaşılanlar',
  saveAll: 'Hepsini kaydet',
  share: 'Liste bağlantısını kopyala',
  link: 'Liste bağlantısı',
  copied: 'Bağlantı kopyalandı',
  notCopied: 'Burada kopyalanamıyor. Yandaki bağlantıyı kopyalayın.',
  clear: 'Listeyi boşalt',
  none: 'Henüz kayıt yok',
  noneHint: 'Bir işletmeyi açıp Kaydet düğmesine basın.',
  search: 'İşletme ara',
  viewed: 'Son görüntülenenler',
  forget: 'Geçmişi sil',
};
