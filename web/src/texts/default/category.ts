/** Texts for a category that does not exist. */
export const category = {
  lang: 'de',
  unknown: 'Kategorie nicht gefunden',
  unknownText: 'Diese Kategorie gibt es nicht. Vielleicht hilft die Übersicht weiter.',
  back: 'Zurück zu allen Kategorien',
} as const;
