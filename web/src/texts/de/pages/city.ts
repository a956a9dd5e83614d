import type { PageTexts } from '../../catalogue-types.js';
import { german } from '../../number-format.js';
import { MANY_IN_A_CITY } from '../../many-in-a-city.js';

export const city: PageTexts['city'] = {
  lang: 'de',
  title: (city) => `Betriebe in ${city}`,
  description: (city, total) =>
    `${german(total)} ${total === 1 ? 'Betrieb' : 'Werkstätten, Handwerker und Dienstleister'} in ${city} mit Anschrift, Telefonnummer und Öffnungszeiten.`,
  total: (total) => (total === 1 ? '1 Betrieb' : `${german(total)} Betriebe`),
  text: (city, total) =>
    total === 1
      ? `${city} hat einen Betrieb in diesem Verzeichnis. Auf seiner Seite stehen Anschrift, Telefonnummer und Öffnungszeiten, und ob er gerade geöffnet ist.`
      : `${city} hat ${german(total)} Betriebe in diesem Verzeichnis${total < MANY_IN_A_CITY ? '' : ', von der Werkstatt um die Ecke bis zum Spezialisten'}. Sie sind nach Bewertung geordnet; auf jeder Seite stehen Anschrift, Telefonnummer und Öffnungszeiten, und ob der Betrieb gerade geöffnet ist.`,
  list: 'Alle Betriebe',
  loading: 'Fachbetriebe werden geladen ...',
};
