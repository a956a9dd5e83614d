import { PASSWORD } from '@gewerk/contracts/limits';

/** The frame, login and session of the panel. */
export const shell = {
  lang: 'tr',
  title: 'Yönetim Paneli',
  description: 'Bu dizinin sahibine ait yönetim paneli.',
  loading: 'Panel yükleniyor …',
  reading: 'Yükleniyor …',
  needsScript: 'Yönetim paneli için JavaScript gereklidir.',
  skip: 'İçeriğe geç',
  tabsLabel: 'Panel bölümleri',
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
    tooMany: (minutes: number) =>
      `Çok fazla hatalı deneme yapıldı, belki başkası tarafından. ${minutes} dakika sonra ya da daha önce giriş yaptığınız bir tarayıcıda hemen tekrar deneyin.`,
    email: 'E-posta',
    withAccount: 'Hesapla giriş',
    asOwner: 'Yönetici şifresiyle giriş',
    wrongAccount: 'E-posta veya şifre yanlış.',
    failed: (message: string) => `Giriş yapılamadı: ${message}`,
  },
  invitation: {
    /** The Turkish suffix depends on the vowels of the name. */
    title: (name: string) => (name === 'Gewerk' ? "Gewerk'e hoş geldiniz" : `${name} sitesine hoş geldiniz`),
    intro: 'Hesabınız için bir şifre belirleyin.',
    password: 'Yeni şifre',
    hint: `En az ${PASSWORD.minLength}, en fazla ${PASSWORD.maxLength} karakter.`,
    submit: 'Şifreyi belirle ve giriş yap',
    failed: (message: string) => `Şifre belirlenemedi: ${message}`,
  },
  notAllowed: 'Bu bölüm için yetkiniz yok.',
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
