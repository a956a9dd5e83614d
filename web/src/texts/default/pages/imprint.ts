import type { LegalTexts } from '../../page-text-types.js';

/** All of this is sample data, which operators replace with their own. */
export const imprint: LegalTexts = {
  lang: 'de',
  title: 'Impressum',
  description:
    'Anbieter dieses Verzeichnisses: Anschrift, Kontakt, Vertretung und Verantwortung für Inhalte.',
  intro: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).',
  updated: null,
  contents: null,
  sections: [
    {
      id: 'anbieter',
      title: 'Anbieter',
      blocks: [
        ['Gewerk Verzeichnis GmbH (Musterangabe)', 'Musterstraße 1', '10115 Berlin', 'Deutschland'],
        'Vertreten durch die Geschäftsführung: Maria Mustermann.',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        ['Telefon: +49 30 23125 000', 'E-Mail: kontakt@gewerk.example'],
        { lang: 'en', text: 'Business hours: Mo-Fr 09-18 and Sa 10-14' },
      ],
    },
    {
      id: 'register',
      title: 'Register und Steuern',
      blocks: [['Amtsgericht Musterstadt, HRB 000000', 'Umsatzsteuer-Identifikationsnummer: DE000000000']],
    },
    {
      id: 'inhalte',
      title: 'Verantwortlich für redaktionelle Inhalte',
      blocks: ['Maria Mustermann, Anschrift wie oben (§ 18 Abs. 2 MStV).'],
    },
    {
      id: 'streit',
      title: 'Streitbeilegung',
      blocks: [
        'Wir sind weder verpflichtet noch bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreiben Sie uns: Die meisten Anliegen lassen sich mit einer Antwort klären.',
      ],
    },
    {
      id: 'hinweise',
      title: 'Fehler und Rechtsverletzungen melden',
      blocks: [
        'Ist ein Eintrag falsch oder verletzt ein Inhalt Rechte, nennen Sie uns die Adresse der Seite und den Grund. Wir prüfen jeden Hinweis und antworten Ihnen.',
      ],
    },
  ],
};
