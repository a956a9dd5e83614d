/** Texts for search engines and visitors if a business is not found. */
export const business = {
  notFound: {
    lang: 'de',
    title: 'Unternehmen nicht gefunden',
    text: 'Das gesuchte Unternehmen konnte nicht gefunden werden.',
    stays: 'Sie bleiben auf dieser Seite.',
    search: { label: 'Betrieb oder Leistung suchen', submit: 'Finden' },
    home: 'Zurück zur Startseite',
  },
} as const;
