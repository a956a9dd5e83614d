export const toast = {
  lang: 'de',
  region: 'Mitteilungen (F8)',
  close: 'Mitteilung schließen',
} as const;
