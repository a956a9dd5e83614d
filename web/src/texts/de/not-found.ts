import type { Texts } from '../catalogue-types.js';

export const notFound: Texts['notFound'] = {
  lang: 'de',
  title: 'Seite nicht gefunden',
  text: 'Diese Seite gibt es nicht. In wenigen Sekunden geht es weiter zur Startseite.',
  stays: 'Diese Seite gibt es nicht. Sie bleiben hier.',
  search: { label: 'Betrieb oder Leistung suchen', submit: 'Finden' },
  home: 'Zur Startseite',
};
