import type { PageTexts } from '../../../catalogue-types.js';

export const suppressions: PageTexts['admin']['suppressions'] = {
  title: 'Sperrliste',
  intro:
    'Betriebe, die auf Wunsch der Person gelöscht wurden, kommen weder durch einen Import noch durch eine Einreichung zurück. Auf der Liste stehen nur verschlüsselte Prüfwerte.',
  loadFailed: 'Die Sperrliste konnte nicht geladen werden.',
  empty: 'Die Sperrliste ist leer.',
  at: 'Zeitpunkt',
  reason: 'Grund',
  reasons: { request: 'Wunsch der Person', report: 'Auf eine Meldung hin' },
  hash: 'Prüfwert',
  lift: 'Von der Liste nehmen',
  lifted: 'Der Eintrag ist von der Liste; der Betrieb darf wieder aufgenommen werden',
  suppress: 'Auf Wunsch der Person löschen',
  confirmTitle: (name) => `${name} endgültig löschen?`,
  confirmText:
    'Der Betrieb wird mit allen Kopien, Einreichungen und Meldungen gelöscht; das lässt sich nicht zurücknehmen. Er kommt auf die Sperrliste.',
  word: 'LÖSCHEN',
  typeWord: 'Endgültig: zur Bestätigung LÖSCHEN eingeben',
  confirm: 'Endgültig löschen',
  cancel: 'Abbrechen',
  done: (name) => `${name} ist endgültig gelöscht`,
  doneText: 'Weder ein Import noch eine Einreichung bringt den Betrieb zurück.',
  failed: 'Nicht gespeichert',
};
