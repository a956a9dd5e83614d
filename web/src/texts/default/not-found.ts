export const notFound = {
  lang: 'tr',
  title: 'Sayfa Bulunamadı',
  text: 'Aradığınız sayfa yok. Birkaç saniye içinde ana sayfaya yönlendirileceksiniz.',
  home: 'Ana sayfaya dön',
} as const;
