import { CONSENT_MONTHS, STATISTICS_DAYS, STATISTICS_PANEL } from '@gewerk/contracts/limits';
import type { LegalTexts } from '../../page-text-types.js';

export const privacy: LegalTexts = {
  lang: 'de',
  title: 'Datenschutzerklärung',
  description:
    'Welche Daten dieses Verzeichnis verarbeitet, wozu, wie lange, und welche Rechte Sie haben: kurz und ohne Umwege.',
  intro:
    'Dieses Verzeichnis kommt mit wenigen Daten aus. Hier steht, welche das sind, wozu wir sie brauchen und wie Sie über sie bestimmen.',
  updated: { lang: 'en', text: 'last updated 15 January 2024' },
  contents: 'Inhalt',
  sections: [
    {
      id: 'verantwortlich',
      title: '1. Wer verantwortlich ist',
      blocks: [
        'Verantwortlich für die Verarbeitung personenbezogener Daten auf dieser Website ist der im Impressum genannte Betreiber. Dort stehen Anschrift, Telefonnummer und E-Mail-Adresse, unter denen Sie uns in allen Fragen des Datenschutzes erreichen.',
      ],
      link: { text: 'Zum Impressum', path: '/imprint' },
    },
    {
      id: 'besuch',
      title: '2. Was beim Besuch geschieht',
      blocks: [
        'Wenn Sie eine Seite aufrufen, überträgt Ihr Browser technisch notwendige Angaben, darunter Ihre IP-Adresse. Wir brauchen sie, um Ihnen zu antworten und um Überlastung durch massenhafte Abrufe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Für diesen Zweck steht sie kurz im Arbeitsspeicher; ein Zugriffsprotokoll, das Besuche mit Adressen aufzeichnet, führt die Anwendung nicht.',
        'Was Sie suchen, wird ausgeführt und nicht mit Ihrer Person verknüpft. Schriften, Symbole, Karten und Bilder liefern wir vom eigenen Server aus: In der Grundausstattung stellt keine Seite eine Verbindung zu Dritten her.',
        `Für den Betreiber zählen wir, wie oft ein Eintrag aufgerufen und seine Telefonnummer, Website oder Route gewählt wird und wonach gesucht wird: als Summen je Tag, ohne Cookies, ohne Kennungen und ohne Ihre Adresse zu speichern (Art. 6 Abs. 1 Buchst. f DSGVO). Damit eine wiederholte Suche nur einmal zählt, bleibt ein Prüfwert, der sich nicht zurückrechnen lässt, höchstens eine Stunde im Arbeitsspeicher. Suchwörter, die nur Einzelne eingeben, zeigen wir niemandem und löschen sie nach ${STATISTICS_DAYS.rareWords} Tagen, die übrigen ${STATISTICS_DAYS.words} Tage nach der letzten Suche; die Summen löschen wir nach ${STATISTICS_PANEL.months} Monaten. Sendet Ihr Browser „Global Privacy Control“ oder „Do Not Track“, zählen wir nicht mit.`,
        'Der Betreiber kann Programme Dritter einbinden, etwa für Messung oder Werbung. Sind sie einer Einwilligung zugeordnet, werden sie erst geladen, nachdem Sie zugestimmt haben.',
      ],
    },
    {
      id: 'cookies',
      title: '3. Cookies und Speicher Ihres Geräts',
      blocks: [
        'Notwendig sind nur wenige Einträge: das Cookie, das Ihre Auswahl festhält, und die Bildlaufposition, damit „Zurück“ an die richtige Stelle führt. Alles Weitere lädt und speichert nur mit Ihrer Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).',
        `Ihre Auswahl gilt ${CONSENT_MONTHS} Monate. Sie können sie jederzeit ändern oder widerrufen, ebenso leicht, wie Sie sie getroffen haben. Sendet Ihr Browser das Signal „Global Privacy Control“ oder „Do Not Track“, gilt das als Ablehnung, und wir fragen nicht nach.`,
      ],
      link: { text: 'Cookie-Auswahl ansehen und ändern', path: '/cookies' },
    },
    {
      id: 'mitteilungen',
      title: '4. Was Sie uns mitteilen',
      blocks: [
        'Schreiben Sie uns oder tragen Sie einen Betrieb ein, verarbeiten wir Ihre Angaben, um zu antworten oder den Eintrag zu prüfen und zu veröffentlichen (Art. 6 Abs. 1 Buchst. b und f DSGVO). Name und Nachricht veröffentlichen wir nicht; veröffentlicht wird nur, was zum Eintrag des Betriebs gehört.',
        'Ein Newsletter wird erst versandt, wenn Sie die Anmeldung über den Link in einer Bestätigungs-E-Mail bestätigt haben. Abmelden können Sie sich mit einem Klick in jeder Ausgabe.',
        'Inhaber eines Eintrags können sich monatlich dessen Zahlen schicken lassen. Dafür speichern wir die Adresse, die der Code bestätigt hat, mit dem Eintrag und der gewählten Sprache (Art. 6 Abs. 1 Buchst. a DSGVO). Wir löschen sie, sobald Sie die Zahlen auf der Seite des Eintrags oder mit einem Klick in der E-Mail beenden, und wenn der Eintrag entfernt wird oder die Adresse nicht mehr zu ihm gehört.',
        'Nachrichten und abgeschlossene Vorgänge löschen wir, sobald sie für ihren Zweck und für gesetzliche Nachweise nicht mehr gebraucht werden.',
      ],
    },
    {
      id: 'betriebe',
      title: '5. Angaben zu Betrieben',
      blocks: [
        'Das Verzeichnis führt geschäftliche Angaben: Name, Gewerk, Anschrift, Telefon, Website, Öffnungszeiten und Bewertungszahlen. Sie stammen aus öffentlich zugänglichen Quellen, aus Einfuhren des Betreibers und von den Betrieben selbst. Unser berechtigtes Interesse und das der Besucher ist es, Fachbetriebe zu finden (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Steht dort etwas über Sie, das falsch ist oder das Sie nicht veröffentlicht sehen möchten, schreiben Sie uns. Wir berichtigen oder entfernen den Eintrag.',
      ],
    },
    {
      id: 'rechte',
      title: '6. Ihre Rechte',
      blocks: [
        'Sie haben gegenüber uns das Recht auf',
        [
          'Auskunft über Ihre Daten und eine Kopie davon,',
          'Berichtigung, Löschung und Einschränkung der Verarbeitung,',
          'Übertragung der Daten, die Sie uns gegeben haben,',
          'Widerspruch gegen Verarbeitungen, die auf berechtigten Interessen beruhen,',
          'Widerruf einer Einwilligung mit Wirkung für die Zukunft.',
        ],
        'Anfragen zum Datenschutz beantworten wir innerhalb von 30 Tagen. Außerdem können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa der Ihres Wohnorts.',
      ],
    },
  ],
};
