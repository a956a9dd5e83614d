export const notFound = {
  lang: 'tr',
  title: 'Sayfa Bulunamadı',
  text: 'Aradığınız sayfa yok. Birkaç saniye içinde ana sayfaya yönlendirileceksiniz.',
  stays: 'Aradığınız sayfa yok. Bu sayfada kalıyorsunuz.',
  search: { label: 'İşletme veya hizmet arayın', submit: 'Bul' },
  home: 'Ana sayfaya dön',
} as const;
