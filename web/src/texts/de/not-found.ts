import type { Texts } from '../catalogue-types.js';

export const notFound: Texts['notFound'] = {
  lang: 'de',
  title: 'Seite nicht gefunden',
  text: 'Diese Seite gibt es nicht. In wenigen Sekunden geht es weiter zur Startseite.',
  home: 'Zur Startseite',
};
