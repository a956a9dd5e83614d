import type { Gazetteer } from '../../../places/place.js';
import { readQuestion } from '../read-question.js';

const NAMES = new Set(['berlin', 'koln', 'bonn', 'hamburg', 'munchen', 'wetter', 'train']);
const gazetteer: Gazetteer = {
  isPlace: (folded) => NAMES.has(folded),
  isWellKnown: (folded) => NAMES.has(folded) && folded !== 'train',
  isDistrict: () => false,
  resemblesPlace: () => false,
};
const isBeyond = (text: string) => readQuestion(text, gazetteer).isBeyond === true;

it.each([
  'wetter berlin',
  'wie geht es dir',
  'who won the match',
  'hallo Welt',
  'was ist 3 mal 7',
  'wetter morgen köln',
  'Wettervorhersage',
  'wie wird das wetter',
  'regnet es morgen',
  'how old is angela merkel',
  'weather in Hamburg',
  'hava durumu istanbul',
  'Bundesliga Ergebnisse',
  'fußball heute',
  'maç sonuçları',
  'news',
  'son dakika haberleri',
  'jobs berlin',
  'Stellenangebote Köln',
  'iş ilanları',
  'route berlin hamburg',
  'von köln nach bonn',
  'wie komme ich von köln nach bonn',
  'Fahrplan Köln',
  'train times',
  'stau a3',
  'Rezept Apfelkuchen',
  'apple pie recipe',
  'mercimek çorbası tarifi',
  'wie koche ich Gulasch',
  'wie spät ist es',
  'lottozahlen',
  'bitcoin preis',
  'youtube',
  'Horoskop Löwe',
])('%s is not a search for a business', (text) => {
  expect(isBeyond(text)).toBe(true);
});

it.each([
  'Wetter',
  'Friseur Wetter',
  'Rezept einlösen',
  'Rezept vom Arzt verlängern',
  'Kurse',
  'Kochkurs Köln',
  'Umzug von Köln nach Bonn',
  'Taxi nach Berlin',
  'Zeitung kaufen',
  'Fußballverein Köln',
  'Sportgeschäft heute geöffnet',
  'Bäckerei Stellenangebote',
  'Café Zeitlos',
  'Google Müller GmbH',
  'Uhr reparieren',
  'Uhr',
  'Outlook',
  '',
])('%s may be a search for a business', (text) => {
  expect(isBeyond(text)).toBe(false);
});
