import type { PageTexts } from '../../../catalogue-types.js';

export const palette: PageTexts['admin']['palette'] = {
  open: 'Suchen',
  title: 'Befehle',
  search: 'Ansicht, Aktion oder Betrieb suchen',
  placeholder: 'Ansicht, Aktion oder Name eines Betriebs',
  results: 'Gefunden',
  searching: 'Betriebe werden gesucht …',
  none: 'Nichts gefunden.',
  keys: '↑ ↓ wählt, Enter öffnet, Esc schließt.',
  screen: 'Ansicht',
  action: 'Aktion',
  business: 'Betrieb',
  actions: {
    newBusiness: 'Neuen Betrieb anlegen',
    import: 'Tabelle importieren',
    export: 'Betriebe exportieren',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    of: {
      palette: 'Ansicht, Aktion oder Betrieb suchen',
      save: 'Das Formular speichern, in dem Sie schreiben',
      next: 'In der Prüfung: nächster',
      previous: 'In der Prüfung: vorheriger',
      approve: 'In der Prüfung: annehmen',
      reject: 'In der Prüfung: ablehnen',
      edit: 'In der Prüfung: bearbeiten',
      undo: 'In der Prüfung: letzte Entscheidung zurücknehmen',
      reason: 'In der Prüfung: Grund wählen, nach R',
      close: 'Fenster schließen',
      help: 'Diese Liste zeigen',
    },
    mac: 'Auf dem Mac ⌘ anstelle von Ctrl (Strg).',
    close: 'Schließen',
  },
};
