import type { Gazetteer } from '../../../places/place.js';
import { readQuestion } from '../read-question.js';

const NAMES = new Set(['bochum', 'bruch']);
const gazetteer: Gazetteer = {
  isPlace: (folded) => NAMES.has(folded),
  isWellKnown: (folded) => folded === 'bochum',
  isDistrict: () => false,
  resemblesPlace: () => false,
};
const read = (text: string) => readQuestion(text, gazetteer);

it.each([
  ['köpeğim aşı olacak', 'tierarzt'],
  ['Hamster hat einen Tumor', 'tierarzt'],
  ['my rabbit has a swollen eye', 'tierarzt'],
  ['Hund Zahnstein entfernen', 'tierarzt'],
  ['bird has broken wing', 'tierarzt'],
  ['Leine für den Hund', 'tierbedarf'],
  ['Vogelfutter', 'tierbedarf'],
  ['Welpentraining', 'tierbedarf'],
  ['Unterricht für meinen Hund', 'tierbedarf'],
  ['puppy classes', 'tierbedarf'],
  ['köpek eğitimi', 'tierbedarf'],
  ['Katzenallergie', 'arzt'],
])('what is done with an animal decides, not the animal: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each([
  ['Esstisch aus alter Eiche bauen lassen', 'tischler'],
  ['Bücherregal nach Maß', 'tischler'],
  ['have a wardrobe made to measure', 'tischler'],
  ['Sofa kaufen', 'moebel'],
])('making a thing asks for its maker, and buying for the seller: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each([
  ['Fisch essen', 'restaurant'],
  ['Forelle essen gehen', 'restaurant'],
  ['eat fish', 'restaurant'],
  ['balık yemek', 'restaurant'],
  ['Fisch kaufen', 'supermarkt'],
])('eating asks for a restaurant, and buying for a shop: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each([
  ['Jeans im Schritt durchgescheuert', 'schneiderei'],
  ['Stiefel weiten lassen', 'schuhmacher'],
  ['new heels on my boots', 'schuhmacher'],
  ['high heels', 'schuhe'],
  ['Sessel neu beziehen', 'bodenleger'],
])('the repairer is meant only if something is repaired: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each([
  ['Spüle macht gluckernde Geräusche', 'sanitaer'],
  ['dryer makes a squeaking noise', 'haushaltsgeraete'],
  ['Auto macht komische Geräusche', 'kfz-werkstatt'],
])('the thing that makes a noise decides, not the noise: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each([
  ['Spanisch für Anfänger', 'kurse-nachhilfe'],
  ['Yoga für Anfänger', 'fitness-sport'],
])('a beginner wants to be taught: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each(['Cabrio ausleihen', 'Sprinter fürs Wochenende mieten', 'rent a minivan'])(
  'someone who rents does not need a dealer: %s',
  (text) => {
    expect(read(text).tradeKeys[0]).toBe('autovermietung');
  },
);

describe('a city before a filler at the end', () => {
  it.each(['Handy Display Reparatur Bochum sofort', 'Rohr verstopft Bochum bitte schnell'])(
    'is the place: %s',
    (text) => {
      expect(read(text)).toMatchObject({ place: 'bochum', ignored: [] });
    },
  );

  it('is not the place if it is little known', () => {
    expect(read('Rohr Bruch schnell').place).toBeNull();
  });
});

it.each([
  ['Vespa Auspuff durchgerostet', 'motorradwerkstatt'],
  ['iPad Glas gesprungen', 'handy-reparatur'],
  ['Kellertreppe aus Holz erneuern', 'tischler'],
  ['Haftpflicht fürs Motorrad', 'versicherung'],
  ['Absacker nach dem Konzert', 'bar-kneipe'],
  ['9-Sitzer für Klassenfahrt', 'autovermietung'],
  ['Sushi Lieferung', 'restaurant'],
  ['Hundehaare schneiden', 'tierbedarf'],
  ['Pony selbst verschnitten', 'friseur'],
  ['sigorta bozuldu', 'elektriker'],
])('the main subject decides, not its part, vehicle or occasion: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});
