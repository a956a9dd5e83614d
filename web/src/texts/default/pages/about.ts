import { FALLBACK } from '@gewerk/contracts/limits';
import { german } from '../../number-format.js';

export const about = {
  lang: 'de',
  title: 'Über uns',
  description:
    'Warum es dieses Verzeichnis gibt, wie es entstanden ist, wer daran arbeitet und worauf es technisch beruht.',
  heading: 'Das Verzeichnis, das man nur kurz braucht',
  intro:
    'Wer eine Werkstatt sucht, will eine Telefonnummer, keine Reise durch Anzeigen. Darum steht bei uns vorn, was Sie brauchen: Name, Nummer, Öffnungszeiten.',
  figures: {
    label: 'Das Verzeichnis in Zahlen',
    total: (total: number | null) => (total === null ? FALLBACK.aboutTotal : german(total)),
    totalLabel: 'eingetragene Betriebe',
    cities: (cities: number | null) => `${german(cities ?? FALLBACK.cityCount)}+`,
    citiesLabel: 'Städte',
    /** The figure and its label form one quotation from the specification. */
    usersLang: 'en',
    users: '1M+',
    usersLabel: 'monthly users',
  },
  values: {
    title: 'Unser Auftrag',
    intro: 'Gutes Handwerk soll leicht zu finden sein. Vier Grundsätze halten uns dabei auf Kurs.',
    items: [
      {
        title: 'Kurz',
        text: 'Jede Seite beantwortet zuerst die häufigste Frage. In zehn Sekunden haben Sie die Nummer.',
      },
      {
        title: 'Ehrlich',
        text: 'Zahlen kommen aus den Daten, nicht aus der Werbung. Was wir nicht wissen, lassen wir weg.',
      },
      {
        title: 'Offen für alle',
        text: 'Auf jedem Gerät, mit Tastatur und Vorleseprogramm, ohne Konto und ohne Umwege.',
      },
      {
        title: 'Sparsam',
        text: 'Keine Verbindung zu Dritten, solange Sie nicht zustimmen. Wer sucht, wird nicht verfolgt.',
      },
    ],
  },
  stock: {
    title: 'Was im Verzeichnis steht',
    intro:
      'Die größten Kategorien, gezählt aus den Einträgen von heute. Ein Betrieb kann in mehreren stehen.',
    count: (total: number, cities: number) =>
      `${german(total)} in ${cities === 1 ? 'einer Stadt' : `${german(cities)} Städten`}`,
    all: 'Alle Kategorien ansehen',
  },
  checks: {
    title: 'Wie Einträge geprüft werden',
    intro: 'Ein Eintrag ist so viel wert wie seine Telefonnummer. Darum prüfen wir auf vier Wegen.',
    steps: [
      {
        title: 'Beim Einlesen',
        text: 'Nummern, Anschriften und Öffnungszeiten werden auf eine Form gebracht. Was sich nicht lesen lässt, wird weggelassen statt geraten.',
      },
      {
        title: 'Gegen doppelte Einträge',
        text: 'Einträge, die denselben Betrieb meinen könnten, werden verglichen und zusammengeführt.',
      },
      {
        title: 'Vor der Veröffentlichung',
        text: 'Wer einen Betrieb einreicht, wartet auf einen Menschen: Jede Einreichung wird gelesen, bevor sie erscheint.',
      },
      {
        title: 'Danach',
        text: 'Websites werden auf Erreichbarkeit geprüft, Meldungen von Besuchern gelesen, und Inhaber berichtigen ihren Eintrag selbst.',
      },
    ],
    wrong: 'Stimmt trotzdem etwas nicht? Auf der Seite jedes Betriebs lässt es sich melden.',
    report: 'Oder schreiben Sie uns.',
  },
  next: {
    title: 'Und jetzt?',
    search: 'Betrieb finden',
    add: 'Betrieb eintragen',
    help: 'Fragen und Antworten',
  },
  timeline: {
    title: 'Wie es dazu kam',
    steps: [
      {
        year: '2020',
        lang: 'de',
        title: 'Eine Liste für die Nachbarschaft',
        text: 'Am Anfang stehen drei Landkreise, eine Tabelle und die Frage, welche Werkstatt samstags öffnet.',
      },
      {
        year: '2021',
        lang: 'de',
        title: 'Aus der Liste wird ein Verzeichnis',
        text: 'Die erste öffentliche Fassung geht ans Netz, mit Suche nach Ort und Gewerk.',
      },
      {
        year: '2022',
        lang: 'de',
        title: 'Betriebe tragen sich selbst ein',
        text: 'Inhaber reichen ihren Betrieb kostenlos ein; jede Einreichung wird von Menschen geprüft.',
      },
      {
        year: '2023',
        lang: 'en',
        title: '30,000+ companies in 2023',
        text: 'Werkstätten und Handwerk aus dem ganzen Land, dazu eine Suche, die Tippfehler verzeiht.',
      },
      {
        year: '2024',
        lang: 'de',
        title: 'Offen oder geschlossen, auf die Minute',
        text: 'Öffnungszeiten werden in Zeitzone und Feiertagskalender des Betriebs berechnet.',
      },
    ],
  },
  team: {
    title: 'Die Menschen dahinter',
    introLang: 'en',
    intro: '15+ developers',
    introRest: 'und eine Redaktion, die jeden neuen Eintrag liest.',
    members: [
      {
        name: 'Maria Mustermann',
        role: 'Geschäftsführung',
        text: 'Hat das Verzeichnis gegründet und liest noch immer jede Beschwerde.',
      },
      {
        name: 'Jonas Beispiel',
        role: 'Technik',
        text: 'Sorgt dafür, dass Seiten schneller da sind, als man die Frage zu Ende denkt.',
      },
      {
        name: 'Aylin Vorlage',
        role: 'Redaktion',
        text: 'Prüft Einträge, ruft nach, wenn etwas nicht stimmt, und schreibt den Ratgeber.',
      },
      {
        name: 'Peter Probe',
        role: 'Betreuung der Betriebe',
        text: 'Ist am Telefon, wenn sich Öffnungszeiten ändern oder ein Umzug ansteht.',
      },
    ],
  },
  technology: {
    title: 'Worauf es läuft',
    items: [
      {
        title: 'Fertige Seiten',
        text: 'Der Server liefert lesbare Seiten, auch ohne JavaScript und bei schwachem Netz.',
      },
      {
        title: 'Fehlertolerante Suche',
        text: 'Umlaute, Tippfehler und Postleitzahlen führen zum selben Betrieb.',
      },
      {
        title: 'Getrennte Dienste',
        text: 'Suche, Verzeichnis und Bilder arbeiten für sich; fällt eines aus, laufen die übrigen weiter.',
      },
      {
        title: 'Eigene Infrastruktur',
        text: 'Schriften, Karten und Bilder kommen vom eigenen Server, nicht von Dritten.',
      },
    ],
  },
} as const;
