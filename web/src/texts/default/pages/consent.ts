export const consent = {
  lang: 'de',
  label: 'Cookie-Auswahl',
  title: 'Sie entscheiden.',
  text: 'Notwendiges speichern wir immer, alles Weitere nur mit Ihrer Zustimmung.',
  privacy: 'Datenschutz',
  reject: 'Nur notwendige Cookies',
  accept: 'Alle akzeptieren',
  choose: 'Auswählen',
} as const;
