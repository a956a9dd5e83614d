import type { Texts } from '../catalogue-types.js';

export const city: Texts['city'] = {
  lang: 'de',
  none: (city) => `Keine Betriebe in ${city} gefunden`,
  failed: 'Die Betriebe dieser Stadt konnten nicht geladen werden.',
  back: 'Zurück zur Startseite',
};
