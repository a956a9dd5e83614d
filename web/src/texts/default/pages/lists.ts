/** Texts shared by the search results and the category pages. */
export const lists = {
  /** The meta description of the search results, and of categories without their own description. */
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
