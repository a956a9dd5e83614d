import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import type { LegalTexts } from '../../page-text-types.js';

export const terms: LegalTexts = {
  lang: 'de',
  title: 'Nutzungsbedingungen',
  description:
    'Unter welchen Bedingungen Sie das Verzeichnis nutzen und Betriebe eintragen: acht kurze Paragraphen.',
  intro:
    'Diese Bedingungen gelten zwischen dem Betreiber des Verzeichnisses und allen, die darin suchen oder einen Betrieb eintragen.',
  updated: { lang: 'en', text: 'last updated 15 January 2024' },
  contents: 'Inhalt',
  sections: [
    {
      id: 'p1',
      title: '§1 Geltungsbereich',
      blocks: [
        'Diese Bedingungen regeln die Nutzung des Verzeichnisses. Abweichende Bedingungen von Nutzern gelten nur, wenn der Betreiber ihnen ausdrücklich zugestimmt hat. Zwingende gesetzliche Rechte von Verbrauchern bleiben unberührt.',
      ],
    },
    {
      id: 'p2',
      title: '§2 Leistungen',
      blocks: [
        'Das Verzeichnis führt Werkstätten, Handwerks- und Dienstleistungsbetriebe und macht sie auffindbar. Suchen und Lesen ist kostenlos und ohne Anmeldung möglich. Auch der Grundeintrag eines Betriebs ist kostenlos.',
        'Verträge über Reparaturen und andere Leistungen kommen allein zwischen Ihnen und dem Betrieb zustande. Der Betreiber vermittelt keine Aufträge und schuldet keine ständige Verfügbarkeit der Website.',
      ],
    },
    {
      id: 'p3',
      title: '§3 Eintrag eines Betriebs',
      blocks: [
        `Wer einen Betrieb einträgt, muss dazu berechtigt sein und macht vollständige und zutreffende Angaben. Jede Einreichung wird geprüft, in der Regel binnen ${PROMISED_HOURS} Stunden. Ein Anspruch auf Veröffentlichung besteht nicht; eine Ablehnung wird begründet.`,
      ],
      link: { text: 'Fragen zum Eintrag', path: '/help' },
    },
    {
      id: 'p4',
      title: '§4 Pflichten der Nutzer',
      blocks: [
        'Nicht erlaubt ist es insbesondere,',
        [
          'falsche, irreführende oder rechtswidrige Angaben einzureichen,',
          'Rechte Dritter an Namen, Texten oder Bildern zu verletzen,',
          'das Verzeichnis massenhaft automatisiert auszulesen oder seinen Betrieb zu stören,',
          'Kontaktdaten aus dem Verzeichnis für unverlangte Werbung zu verwenden.',
        ],
      ],
    },
    {
      id: 'p5',
      title: '§5 Sperrung',
      blocks: [
        'Bei einem Verstoß gegen diese Bedingungen kann der Betreiber Einträge entfernen, Zugänge beschränken und Konten sperren. Er wählt das mildeste Mittel, das genügt, und teilt den Grund mit, soweit er eine Adresse kennt.',
      ],
    },
    {
      id: 'p6',
      title: '§6 Inhalte und Haftung',
      blocks: [
        'Angaben zu Betrieben, Öffnungszeiten und Bewertungen stammen auch von Dritten und können veraltet sein. Der Betreiber prüft Hinweise auf Fehler zügig, kann aber nicht für jede Angabe einstehen.',
        'Unbeschränkt haftet der Betreiber bei Vorsatz und grober Fahrlässigkeit sowie bei Schäden an Leben, Körper und Gesundheit. Bei einfacher Fahrlässigkeit haftet er nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren, typischen Schaden.',
      ],
    },
    {
      id: 'p7',
      title: '§7 Änderung der Bedingungen',
      blocks: [
        'Der Betreiber kann diese Bedingungen mit Wirkung für die Zukunft ändern. Änderungen werden hier veröffentlicht und eingetragenen Betrieben mitgeteilt. Widerspricht ein Betrieb nicht innerhalb von 30 Tagen, gelten sie als angenommen; darauf weist die Mitteilung hin.',
      ],
    },
    {
      id: 'p8',
      title: '§8 Schlussbestimmungen',
      blocks: [
        'Es gilt deutsches Recht. Sind einzelne Bestimmungen unwirksam, bleiben die übrigen bestehen. Gegenüber Kaufleuten ist der Sitz des Betreibers Gerichtsstand.',
      ],
    },
  ],
};
