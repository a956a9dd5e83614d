/** Texts that the pages of results and of categories share. */
export const lists = {
  /** For search engines; categories have it unless they have a description of their own. */
  description: 'Werkstätten, Handwerker und Dienstleister nach Name, Stadt und Branche durchsuchen.',
  chips: {
    lang: 'de',
    label: 'Schnellfilter',
    openNow: 'Jetzt geöffnet',
    saturday: 'Samstag',
    always: '24 h',
    within: (km: string) => `bis ${km} km`,
    rating: 'ab 4 Sternen',
    hasPhone: 'Mit Telefon',
    nearMe: 'In meiner Nähe',
    locating: 'Standort wird ermittelt …',
    notLocated: 'Ihr Standort ließ sich nicht ermitteln. Geben Sie einen Ort oder eine Postleitzahl ein.',
  },
  sort: {
    label: 'Sortieren nach',
    by: {
      relevance: 'Relevanz',
      distance: 'Entfernung',
      rating: 'Bewertung',
      reviews: 'Anzahl Bewertungen',
      name: 'Name',
    },
    apply: 'Sortieren',
  },
} as const;
