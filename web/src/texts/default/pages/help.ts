import { PROMISED_HOURS } from '@gewerk/contracts/limits';

export const help = {
  lang: 'de',
  title: 'Hilfe',
  description:
    'Antworten auf häufige Fragen zur Suche, zu Einträgen von Betrieben und zu Ihren Daten, und wie Sie uns erreichen.',
  heading: 'Wie können wir helfen?',
  intro:
    'Die meisten Fragen sind in zwei Sätzen beantwortet. Suchen Sie danach, oder sehen Sie die Gruppen durch.',
  search: 'Fragen durchsuchen',
  placeholder: 'z. B. Öffnungszeiten',
  submit: 'Suchen',
  count: (found: number) => (found === 1 ? '1 Antwort gefunden' : `${found} Antworten gefunden`),
  none: 'Keine Ergebnisse gefunden',
  noneHint: (text: string) => `Zu „${text}“ steht hier nichts. Versuchen Sie es mit einem kürzeren Wort.`,
  reset: 'Suche zurücksetzen',
  contents: 'Auf dieser Seite',
  anchor: 'Link zu dieser Antwort',
  steps: {
    search: 'Betriebe suchen',
    openNow: 'Betriebe, die jetzt geöffnet sind',
    categories: 'Alle Kategorien',
    add: 'Betrieb eintragen',
    checks: 'Wie Einträge geprüft werden',
    saved: 'Gemerkte Betriebe',
    cookies: 'Cookies und Auswahl',
    privacy: 'Datenschutz',
    contact: 'Schreiben Sie uns',
  },
  tasks: {
    title: 'Was möchten Sie tun?',
    find: {
      title: 'Einen Betrieb finden',
      text: 'Nach Name, Gewerk oder Ort, auf Wunsch nur, wer jetzt geöffnet hat.',
    },
    add: { title: 'Einen Betrieb eintragen', text: 'Kostenlos und in drei Schritten.' },
    correct: {
      title: 'Einen Eintrag berichtigen',
      text: 'Auf der Seite des Betriebs selbst, oder schreiben Sie uns.',
    },
  },
  groups: [
    {
      id: 'allgemein',
      title: 'Allgemeine Fragen',
      entries: [
        {
          question: 'Was ist Gewerk?',
          answer:
            'Ein Verzeichnis von Werkstätten, Handwerks- und Dienstleistungsbetrieben. Zu jedem Betrieb finden Sie Anschrift, Telefonnummer, Öffnungszeiten und Bewertung auf einer Seite.',
        },
        {
          question: 'Kostet die Nutzung etwas?',
          answer: 'Nein. Suchen, Lesen und Anrufen ist kostenlos und geht ohne Anmeldung.',
        },
        {
          question: 'Woher stammen die Angaben?',
          answer:
            'Aus öffentlich zugänglichen Quellen, aus Einfuhren des Betreibers und von den Betrieben selbst. Eingereichte Betriebe werden vor der Veröffentlichung geprüft.',
        },
        {
          question: 'Wie aktuell sind die Öffnungszeiten?',
          answer:
            'Ob ein Betrieb gerade geöffnet ist, berechnen wir bei jedem Aufruf aus seinen Öffnungszeiten, in seiner Zeitzone und mit den Feiertagen seines Bundeslandes. Kurzfristige Änderungen kennt nur der Betrieb: Rufen Sie vor einem weiten Weg an.',
        },
      ],
    },
    {
      id: 'suche',
      title: 'Suche & Navigation',
      entries: [
        {
          question: 'Wonach kann ich suchen?',
          answer:
            'Nach Namen, Gewerken und Leistungen, dazu nach einer Stadt oder Postleitzahl. Beide Felder dürfen leer bleiben.',
        },
        {
          question: 'Ich habe mich vertippt. Finde ich trotzdem etwas?',
          answer:
            'Ja. Die Suche verzeiht Tippfehler und versteht Umlaute in beiden Schreibweisen: „Muenchen“ findet München, „Autowerkstat“ findet Autowerkstätten.',
        },
        {
          question: 'In meinem Ort ist nichts eingetragen. Was nun?',
          answer: 'Dann zeigt die Suche die nächstgelegenen Betriebe und nennt bei jedem die Entfernung.',
        },
        {
          question: 'Wie sortiere und filtere ich?',
          answer:
            'Unter „Businesses“ wählen Sie Stadt und Kategorie, auf den Seiten der Kategorien die Reihenfolge nach Bewertung, Name, Stadt oder Zahl der Bewertungen. Jede Auswahl steht in der Adresszeile und lässt sich weitergeben.',
        },
      ],
    },
    {
      id: 'eintragen',
      title: 'Unternehmen eintragen',
      entries: [
        {
          question: 'Wie trage ich meinen Betrieb ein?',
          answer:
            'In drei Schritten: Name und Gewerk, Kontaktdaten, Öffnungszeiten. Die Öffnungszeiten können Sie auslassen.',
        },
        {
          question: 'Was kostet der Eintrag?',
          answer: 'Der Grundeintrag ist kostenlos und bleibt es.',
        },
        {
          question: 'Wann erscheint mein Eintrag?',
          answer: `Nach der Prüfung, in der Regel binnen ${PROMISED_HOURS} Stunden. Eine Bestätigung kommt per E-Mail.`,
        },
        {
          question: 'Wie ändere oder entferne ich einen Eintrag?',
          answer:
            'Schreiben Sie uns mit der Adresse der Seite und dem, was sich ändern soll. Entfernte Betriebe erscheinen nicht mehr in der Suche.',
        },
      ],
    },
    {
      id: 'nutzer',
      title: 'Für Nutzer',
      entries: [
        {
          question: 'Brauche ich ein Konto?',
          answer: 'Nein. Alle öffentlichen Seiten sind ohne Anmeldung zugänglich.',
        },
        {
          question: 'Woher kommen die Bewertungen?',
          answer:
            'Sie werden mit dem Eintrag übernommen und zeigen Durchschnitt und Anzahl. Wo die Quelle bekannt ist, führt ein Link dorthin.',
        },
        {
          question: 'Welche Daten speichert die Seite über mich?',
          answer:
            'Ohne Ihre Zustimmung nur, was technisch nötig ist. Was das im Einzelnen ist, steht auf der Seite zu Cookies; dort ändern Sie auch Ihre Auswahl.',
        },
        {
          question: 'Ich habe einen Fehler entdeckt. Wem sage ich es?',
          answer:
            'Uns. Nennen Sie die Adresse der Seite und die richtige Angabe; wir prüfen und berichtigen sie.',
        },
      ],
    },
  ],
  support: {
    title: 'So erreichen Sie uns',
    channels: [
      {
        id: 'phone',
        title: 'Telefon',
        times: { lang: 'de', text: 'Mo-Fr 9-18' },
        text: 'Für alles, was sich im Gespräch schneller klärt.',
        link: { text: '+49 30 23125 000', href: 'tel:+493023125000' },
      },
      {
        id: 'email',
        title: 'E-Mail',
        times: { lang: 'en', text: 'within 24h' },
        text: 'Wir antworten auf jede Nachricht, an Werktagen spätestens am nächsten Tag.',
        link: { text: 'kontakt@gewerk.example', href: 'mailto:kontakt@gewerk.example' },
      },
      {
        id: 'chat',
        title: 'Live-Chat',
        times: { lang: 'de', text: 'wenn besetzt' },
        text: 'Ist der Chat besetzt, steht sein Fenster am unteren Rand der Seite. Sonst sind Telefon und E-Mail der kürzere Weg.',
        link: null,
      },
    ],
  },
  resources: {
    title: 'Zum Weiterlesen',
    cards: [
      {
        title: 'Ratgeber',
        text: 'Woran man eine gute Werkstatt erkennt, was ein Kostenvoranschlag wert ist und mehr.',
        path: '/blog',
      },
      {
        title: 'Über das Verzeichnis',
        text: 'Wer dahintersteht und nach welchen Grundsätzen es geführt wird.',
        path: '/about',
      },
      {
        title: 'Cookies und Einwilligung',
        text: 'Was gespeichert wird, wie lange, und wie Sie es ändern.',
        path: '/cookies',
      },
      {
        title: 'Nutzungsbedingungen',
        text: 'Acht Paragraphen zu Suche, Einträgen und Haftung.',
        path: '/terms',
      },
    ],
  },
} as const;
