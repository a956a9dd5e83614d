import type { PageTexts } from '../../../catalogue-types.js';

export const review: PageTexts['admin']['review'] = {
  start: { submissions: 'Der Reihe nach prüfen', reports: 'Meldungen der Reihe nach prüfen' },
  close: 'Prüfung beenden',
  left: (count) => `noch ${count}`,
  more: 'Die nächsten werden geladen …',
  done: 'Über alles ist entschieden.',
  edit: 'Korrigieren',
  previous: 'Zurück',
  next: 'Weiter',
  apply: 'Vorschlag übernehmen',
  undo: (name) => `Entscheidung zurücknehmen: ${name}`,
  approveAll: (count) => `Alle ${count} geladenen annehmen`,
  approveAllText:
    'Sie werden angenommen, ohne mögliche doppelte anzusehen. Einige Sekunden lang lässt sich das zurücknehmen.',
  confirmAll: 'Alle annehmen',
  reasons: 'Wählen Sie den Grund',
  ownReason: 'Eigener Grund',
  confirmReject: 'Mit diesem Grund entscheiden',
  required: 'Dieses Feld ist nötig.',
  cancel: 'Abbrechen',
  hint: 'Tasten: A annehmen, R ablehnen, E korrigieren, J weiter, K zurück, U zurücknehmen, Esc beenden. Eine Entscheidung geht nach acht Sekunden hinaus; bis dahin lässt sie sich zurücknehmen.',
  failed: (name) => `Die Entscheidung ging nicht hinaus: ${name}`,
  byHand: 'Dieser Vorschlag lässt sich nicht von selbst übernehmen; öffnen Sie ihn mit E im Formular.',
  templates: {
    submissions: [
      'Dieser Betrieb ist schon eingetragen.',
      'Die Angaben sind unvollständig oder ließen sich nicht bestätigen.',
      'Das ist kein Reparatur- oder Dienstleistungsbetrieb.',
      'Der Betrieb ist nicht in Deutschland.',
      'Der Text ist Werbung.',
    ],
    reports: [
      'Die Angaben stimmen schon.',
      'Der Vorschlag ließ sich nicht bestätigen.',
      'Die Meldung war nicht zu verstehen; bitte schreiben Sie uns genauer.',
      'Der Eintrag entspricht unseren Regeln.',
    ],
  },
};
