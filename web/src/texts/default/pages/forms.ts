/** Texts shared by the public forms. */
export const forms = {
  lang: 'de',
  optional: '(optional)',
  choose: 'Bitte wählen',
  required: 'Bitte füllen Sie dieses Feld aus.',
  email: 'Bitte geben Sie eine E-Mail-Adresse an, z.B. name@beispiel.de.',
  emailRefused:
    'An diese Adresse können wir nicht antworten. Bitte geben Sie eine dauerhafte E-Mail-Adresse an.',
  website: 'Bitte geben Sie eine Internetadresse an, z.B. www.beispiel.de.',
  refused: 'Diese Angabe können wir so nicht annehmen. Bitte prüfen Sie sie.',
  phoneHint: 'Das sieht nicht wie eine vollständige Telefonnummer aus. Stimmt sie?',
  postalCodeHint: 'Deutsche Postleitzahlen haben fünf Ziffern. Stimmt die Angabe?',
  kept: 'Ihre Eingaben bleiben auf diesem Gerät gespeichert, bis Sie sie absenden.',
  hours: {
    read: (hours: string) => `Gelesen: ${hours} ✓`,
    unread: 'Nicht lesbar. Schreiben Sie z.B. 09:00-18:00.',
    copy: 'Für Di–Fr übernehmen',
    allDay: '24 Stunden',
    closed: 'geschlossen',
  },
  homepage: 'Bitte leer lassen',
  review: 'Bitte prüfen Sie Ihre Angaben und senden Sie sie dann ab.',
  noScript: 'Das Formular braucht JavaScript. Ohne JavaScript erreichen Sie uns per E-Mail:',
  failed: 'Das hat nicht geklappt',
  failedText: 'Ihre Eingaben sind noch da. Bitte versuchen Sie es in einem Moment noch einmal.',
  tooMany: 'Von Ihrem Anschluss kamen gerade sehr viele Eingaben. Bitte warten Sie eine Minute.',
} as const;
