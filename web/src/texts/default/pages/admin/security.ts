/** Password and audit trail. */
export const security = {
  title: 'Güvenlik',
  password: {
    title: 'Şifre değiştir',
    old: 'Mevcut şifre',
    new: 'Yeni şifre',
    hint: 'En az 8, en fazla 128 karakter. Diğer tüm oturumlar kapatılır.',
    submit: 'Şifreyi değiştir',
    done: 'Şifre değiştirildi',
    doneText: 'Diğer tüm oturumlar kapatıldı.',
    failed: 'Şifre değiştirilemedi',
    wrong: 'Mevcut şifre yanlış.',
  },
  audit: {
    title: 'İşlem kaydı',
    intro: 'Girişler ve değişiklikler; en yenisi üstte.',
    at: 'Zaman',
    action: 'İşlem',
    address: 'Adres',
    subject: 'Konu',
    more: 'Daha eski kayıtlar',
    empty: 'Henüz kayıt yok.',
    failed: 'İşlem kaydı yüklenemedi.',
    actions: {
      login: 'Giriş',
      loginFailed: 'Hatalı şifre',
      logout: 'Çıkış',
      changePassword: 'Şifre değiştirildi',
      saveSettings: 'Ayarlar kaydedildi',
      restoreSettings: 'Ayarlar geri yüklendi',
    },
  },
} as const;
