/** Businesses tab. */
export const businesses = {
  title: 'İşletme Yönetimi',
  intro: 'İşletme yönetimi burada gösterilecek.',
} as const;
