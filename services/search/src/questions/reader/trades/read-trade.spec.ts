import { foldLoose } from '@gewerk/text';
import { readTrade } from './read-trade.js';

const read = (text: string) => {
  const { kind, tradeKeys } = readTrade(foldLoose(text).split(' ')) ?? {};
  return [kind, tradeKeys?.[0]];
};

it.each([
  ['rats in basement', 'need', 'reinigung'],
  ['Wasser im Keller', 'need', 'sanitaer'],
  ['Steckdose in Küche kaputt', 'need', 'elektriker'],
  ['ev boyatacağım', 'need', 'maler'],
  ['nakliyat firması', 'need', 'umzug'],
  ['dast food restaurant', 'trade', 'imbiss'],
  ['pastne', 'guess', 'baeckerei'],
  ['Wohnung striechen', 'guess', 'maler'],
  ['Bettwanzn', 'guess', 'reinigung'],
  ['dniing table', 'guess', 'moebel'],
  ['auto miteen', 'guess', 'autovermietung'],
  ['Kita Platz', 'need', 'kindergarten'],
  ['Modegeschät', 'guess', 'mode'],
  ['Moegeschäft', 'guess', 'mode'],
  ['electrican', 'guess', 'elektriker'],
  ['lawer', 'guess', 'rechtsanwalt'],
  ['Putzfee', 'need', 'reinigung'],
  ['VW Händler', 'brand', 'autohaendler'],
  ['Urnenbeisetzung', 'need', 'bestattung'],
  ['pasta yemek', 'need', 'cafe'],
  ['Motorhaube lackieren', 'need', 'karosserie-lackiererei'],
  ['Kinderzahnarzt', 'trade', 'zahnarzt'],
  ['Luftentfeuchter kaputt', 'need', 'haushaltsgeraete'],
  ['Schiebedach undicht', 'need', 'kfz-werkstatt'],
  ['Outlook geht nicht', 'need', 'computer-it'],
  ['Nierensteine', 'need', 'arzt'],
  ['bilek ağrısı', 'need', 'arzt'],
  ['carpet stain', 'need', 'reinigung'],
  ['sports physio', 'need', 'therapie'],
  ['Elektrogeschäft', 'need', 'haushaltsgeraete'],
  ['Pullover gerissen', 'need', 'schneiderei'],
  ['Hemd ändern lassen', 'need', 'schneiderei'],
  ['Scheibenwischer defekt', 'need', 'kfz-werkstatt'],
  ['Schuhe kaputt', 'need', 'schuhmacher'],
  ['Kleiderschrank loswerden', 'need', 'entsorgung'],
  ['nähen kurs', 'need', 'kurse-nachhilfe'],
  ['Yoga Kurs', 'need', 'fitness-sport'],
  ['Fuß umgeknickt', 'need', 'arzt'],
  ['Cabrio gebraucht', 'need', 'autohaendler'],
  ['Energieberatung', 'trade', 'architekt'],
  ['dry cleaner wedding dress', 'need', 'waescherei'],
])('reads %s as %s of %s', (text, kind, key) => {
  expect(read(text)).toEqual([kind, key]);
});

it('uses the trades common to several words, if there are any', () => {
  expect(readTrade(['kaffee', 'kuchen'])?.tradeKeys).toEqual(['cafe']);
});

it('reports words that do not belong to the trade as unknown, but no word of the need itself', () => {
  expect(readTrade(['hotel', 'schwarzwald'])).toMatchObject({
    tradeKeys: ['hotel'],
    unknown: ['schwarzwald'],
  });
  expect(readTrade(['wasserhahn', 'tropft'])).toMatchObject({ tradeKeys: ['sanitaer'], beside: [] });
});

it.each(['xqzjvwqzx', 'kowalczyk', 'brinkmann'])('derives no trade from the single word %s', (word) => {
  expect(readTrade([word])).toBeNull();
});

it.each([
  ['kfz wekstatt', 'kfz-werkstatt'],
  ['auto wersktatt', 'kfz-werkstatt'],
  ['tiler contractor', 'fliesenleger'],
])('reads %s, in which one word misspells the rest of a name, as that trade', (text, key) => {
  expect(readTrade(text.split(' '))).toMatchObject({ kind: 'trade', tradeKeys: [key] });
});

it.each(['gezogen', 'voller'])('reports a doubt about a single word of a saying: %s', (word) => {
  expect(readTrade([word])?.doubt).toBeDefined();
});

it.each(['Jahrgang', 'Übergang', 'Frühjahr'])('reads no need in the end of %s', (word) => {
  expect(readTrade([foldLoose(word)])).toBeNull();
});
