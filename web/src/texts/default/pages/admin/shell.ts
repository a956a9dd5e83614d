/** Frame, gate and session of the owner's panel. */
export const shell = {
  lang: 'tr',
  title: 'Yönetim Paneli',
  description: 'Bu dizinin sahibine ait yönetim paneli.',
  loading: 'Panel yükleniyor …',
  needsScript: 'Yönetim paneli için JavaScript gereklidir.',
  skip: 'İçeriğe geç',
  tabsLabel: 'Panel bölümleri',
  tabs: {
    dashboard: 'Gösterge Paneli',
    settings: 'Ayarlar',
    businesses: 'İşletmeler',
    redirects: 'Domain 301',
  },
  exit: 'Exit Panel',
  home: 'Back to Home',
  linksLang: 'en',
  gate: {
    title: 'Admin Paneli Girişi',
    intro: 'Devam etmek için yönetici şifresini girin.',
    password: 'Şifre',
    show: 'Şifreyi göster',
    submit: 'Giriş Yap',
    wrong: 'Geçersiz şifre!',
    tooMany: (minutes: number) => `Çok fazla hatalı deneme. ${minutes} dakika sonra tekrar deneyin.`,
    failed: (message: string) => `Giriş yapılamadı: ${message}`,
  },
  expired: {
    title: 'Oturumunuz sona erdi',
    text: 'Yazdıklarınız korunuyor. Kaldığınız yerden devam etmek için şifrenizi yeniden girin.',
  },
  mails: {
    stopped: (count: number, since: string) =>
      `E-postalar ${since} tarihinden beri gitmiyor; ${count.toLocaleString('tr-TR')} e-posta bekliyor.`,
    noServer: (count: number) =>
      `E-posta sunucusu ayarlanmamış (SMTP_URL); ${count.toLocaleString('tr-TR')} e-posta bekliyor.`,
    show: 'E-postaları göster',
  },
  failed: {
    title: 'Bir şeyler ters gitti',
    retry: 'Tekrar dene',
  },
} as const;
