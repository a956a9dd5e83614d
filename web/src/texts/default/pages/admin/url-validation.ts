/** The screen of `/url-validation-status`. */
export const urlValidation = {
  title: 'URL Doğrulama Durumu',
  none: 'Henüz doğrulama verisi yok.',
} as const;
