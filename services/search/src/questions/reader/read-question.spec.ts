import { findPlace, findPlaceByName } from '@gewerk/gazetteer';
import type { Gazetteer } from '../../places/place.js';
import { readQuestion } from './read-question.js';

const NEAR = new Set(['DE', 'AT', 'CH']);
const gazetteer: Gazetteer = {
  isPlace: (folded) => NEAR.has(findPlaceByName(folded)?.countryCode ?? ''),
  isWellKnown: (folded) => {
    const place = findPlaceByName(folded);
    return place !== undefined && NEAR.has(place.countryCode) && place.population > 100_000;
  },
  isDistrict: () => false,
  resemblesPlace: (folded) => folded.length > 4 && findPlace(folded) !== undefined,
};
const read = (text: string) => readQuestion(text, gazetteer);
/** Intent, first trade, place, and the other parts as kind:value. */
const short = (text: string) => {
  const { intent, tradeKeys, place, parts } = read(text);
  const others = parts.filter(({ kind }) => !['trade', 'need', 'place'].includes(kind));
  const trade = intent === 'trade' || intent === 'need' ? (tradeKeys[0] ?? null) : null;
  return [intent, trade, place, ...others.map(({ kind, value }) => `${kind}:${value}`)];
};

describe('trades', () => {
  it.each([
    ['Friseur', ['trade', 'friseur', null]],
    ['Friseure', ['trade', 'friseur', null]],
    ['Café', ['trade', 'cafe', null]],
    ['mechanic', ['trade', 'kfz-werkstatt', null]],
    ['gym', ['trade', 'fitness-sport', null]],
    ['KFZ Werkstatt', ['trade', 'kfz-werkstatt', null]],
    ['brake repair', ['need', 'kfz-werkstatt', null]],
    ['oil change', ['trade', 'kfz-werkstatt', null]],
    ['ich suche einen Friseur', ['trade', 'friseur', null]],
    ['Ich brauche dringend einen Klempner', ['trade', 'sanitaer', null]],
    ['I need a dentist please', ['trade', 'zahnarzt', null]],
    ['kuaför arıyorum', ['trade', 'friseur', null]],
    ['Autowerkstatt Huber', ['name', null, null]],
    ['Café Wien', ['trade', 'cafe', 'wien']],
    ['Müller', ['name', null, null]],
    ['Autowerkstat', ['name', null, null]],
    ['Biergarten', ['trade', 'bar-kneipe', null]],
  ])('reads %s', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('emoji, brands and joined words', () => {
  it.each([
    ['🍕', ['trade', 'pizzeria', null]],
    ['🚕 Berlin', ['trade', 'taxi', 'berlin']],
    ['✂️ Haare', ['trade', 'friseur', null]],
    ['Bäckerei Huber 🥐', ['name', null, null]],
    ['McDonalds', ['need', 'imbiss', null]],
    ['Aldi Süd Bayreuth', ['need', 'supermarkt', 'bayreuth']],
    ['🏋️ Bad Nauheim', ['trade', 'fitness-sport', 'bad nauheim']],
    ['A.T.U Neustadt an der Weinstraße', ['need', 'kfz-werkstatt', 'neustadt an der weinstrasse']],
    ['zahnarztberlin', ['trade', 'zahnarzt', 'berlin']],
    ['münchenfriseur', ['trade', 'friseur', 'munchen']],
  ])('reads %s', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('words that are not a condition or place within a saying', () => {
  it.each([
    ['open an account', ['need', 'bank', null]],
    ['book a holiday', ['need', 'reisebuero', null]],
    ['WLAN funktioniert nicht', ['need', 'computer-it', null]],
    ['Batterie leer', ['need', 'autoelektrik', null]],
    ['Pizza Essen', ['trade', 'pizzeria', 'essen']],
  ])('reads %s', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('places', () => {
  it.each([
    ['Friseur in der Nähe', ['trade', 'friseur', null, 'near-me:near-me']],
    ['hairdresser near me', ['trade', 'friseur', null, 'near-me:near-me']],
    ['yakınımda kuaför', ['trade', 'friseur', null, 'near-me:near-me']],
    ['Friseur in der Nähe von Köln', ['trade', 'friseur', 'koln']],
    ['Friseur nahe Köln', ['trade', 'friseur', 'koln']],
    ['Friseur in Köln', ['trade', 'friseur', 'koln']],
    ['Friseur Köln', ['trade', 'friseur', 'koln']],
    ['Köln Friseur', ['trade', 'friseur', 'koln']],
    ['dentist near Hamburg', ['trade', 'zahnarzt', 'hamburg']],
    ["Berlin'de kuaför", ['trade', 'friseur', 'berlin']],
    ['Berlinde kuaför', ['trade', 'friseur', 'berlin']],
    ['Köln yakınında dişçi', ['trade', 'zahnarzt', 'koln']],
    ['Zahnarzt PLZ 41747', ['trade', 'zahnarzt', '41747']],
    ['Zahnarzt 41747', ['trade', 'zahnarzt', '41747']],
    ['Zahnarzt 4174*', ['trade', 'zahnarzt', '4174']],
    ['Zahnarzt D-417', ['trade', 'zahnarzt', '417']],
    ['Bäcker A-3500', ['trade', 'baeckerei', '3500']],
    ['Zahnarzt D-41747 Viersen', ['trade', 'zahnarzt', '41747 viersen']],
    ['Bäcker in 95444 Bayreuth', ['trade', 'baeckerei', '95444 bayreuth']],
    ['Friseur in Bayreut', ['trade', 'friseur', 'bayreut']],
    ['iyi bir Fast Food arıyorum', ['trade', 'imbiss', null]],
    ['Wirtshaus in Freiburg im Breisgau', ['trade', 'restaurant', 'freiburg im breisgau']],
    ['Apotheker Freiburg im Breisgau', ['trade', 'apotheke', 'freiburg im breisgau']],
    ['Freiburg im Breisgau Apotheke', ['trade', 'apotheke', 'freiburg im breisgau']],
    ['Friseur Frankfurt am Main', ['trade', 'friseur', 'frankfurt am main']],
    ['Friseur Neumarkt in der Oberpfalz', ['trade', 'friseur', 'neumarkt in der oberpfalz']],
    ['Friseur in Neumarkt in der Oberpfalz', ['trade', 'friseur', 'neumarkt in der oberpfalz']],
    ['Rohr verstopft Krems an der Donau', ['need', 'sanitaer', 'krems an der donau']],
    ['Essen 52074', ['trade', 'restaurant', '52074']],
    ["Ludwigshafen am Rhein'de kuaför", ['trade', 'friseur', 'ludwigshafen am rhein']],
    ['Rohr verstopft in Köln', ['need', 'sanitaer', 'koln']],
  ])('reads %s', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('times, attributes and wishes', () => {
  it.each([
    ['Bäcker jetzt geöffnet', ['trade', 'baeckerei', null, 'time:now']],
    ['bakery open now', ['trade', 'baeckerei', null, 'time:now']],
    ['Bäcker sonntags geöffnet', ['trade', 'baeckerei', null, 'time:day-6']],
    ['pharmacy open on Sunday', ['trade', 'apotheke', null, 'time:day-6']],
    ['pazar günü açık eczane', ['trade', 'apotheke', null, 'time:day-6']],
    ['sonntags offener Friseur', ['trade', 'friseur', null, 'time:day-6']],
    ['Friseur am Sonntagnachmittag', ['trade', 'friseur', null, 'time:day-6']],
    ['Friseur sonn- und feiertags', ['trade', 'friseur', null, 'time:day-6']],
    ['Friseur am So.', ['trade', 'friseur', null, 'time:day-6']],
    ['pazarları açık kuaför', ['trade', 'friseur', null, 'time:day-6']],
    ['gece kulübü open on Sunday', ['trade', 'bar-kneipe', null, 'time:day-6']],
    ['Bäcker morgen früh', ['trade', 'baeckerei', null, 'time:tomorrow']],
    ['Friseur am Montag früh', ['trade', 'friseur', null, 'time:day-0']],
    ['Restaurant heute Mittag', ['trade', 'restaurant', null, 'time:today']],
    ['Apotheke am Feiertag geöffnet', ['trade', 'apotheke', null, 'time:day-6']],
    ['pharmacy open on holidays', ['trade', 'apotheke', null, 'time:day-6']],
    ['Café ab 7 Uhr', ['trade', 'cafe', null, 'time:early']],
    ['Restaurant bis 22 Uhr geöffnet', ['trade', 'restaurant', null, 'time:late']],
    ['bar open until 11pm', ['trade', 'bar-kneipe', null, 'time:late']],
    ['Zahnarzt mit guten Bewertungen', ['trade', 'zahnarzt', null, 'wish:best']],
    ['Tankstelle 24h', ['trade', 'tankstelle', null, 'time:always']],
    ['Restaurant heute Abend', ['trade', 'restaurant', null, 'time:tonight']],
    ['barrierefreies Café', ['trade', 'cafe', null, 'attribute:wheelchair']],
    ['Café mit WLAN in Köln', ['trade', 'cafe', 'koln', 'attribute:wifi']],
    ['veganes Restaurant', ['trade', 'restaurant', null, 'attribute:vegan']],
    ['bester Friseur in Köln', ['trade', 'friseur', 'koln', 'wish:best']],
    ['cheap hotel Berlin', ['trade', 'hotel', 'berlin', 'wish:cheap']],
    ['en iyi kuaför', ['trade', 'friseur', null, 'wish:best']],
    ['jetzt geöffnet', ['everything', null, null, 'time:now']],
  ])('reads %s', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('contact data', () => {
  it.each([
    ['0921 1234567', 'phone', 'p:9211234567'],
    ['Tel. +49 (0)921 / 123 45 67', 'phone', 'p:9211234567'],
    ['4917612345678', 'phone', 'p:17612345678'],
    ['info@huber.example', 'email', 'm:info@huber.example'],
    ['www.huber.example', 'website', 'h:huber.example'],
    ['https://huber.de/kontakt', 'website', 'h:huber.de'],
    ['Hauptstr. 12', 'street', 's:hauptstr12'],
    ['Hauptstraße 12a, Bayreuth', 'street', 's:hauptstr12a'],
    ['Bahnhofstraße 5 95444 Bayreuth', 'street', 's:bahnhofstr5'],
    ['5 Bahnhofstraße Bayreuth', 'street', 's:bahnhofstr5'],
  ])('reads %s as %s', (text, intent, key) => {
    const { intent: found, contactKeys } = read(text);
    expect(found).toBe(intent);
    expect(contactKeys).toContain(key);
  });

  it('keeps the place of a street', () => {
    expect(read('Hauptstraße 12a, Bayreuth').place).toBe('bayreuth');
    expect(read('Bahnhofstraße 5 95444 Bayreuth').place).toBe('95444');
  });

  it('reads no street in the name of a trade', () => {
    expect(short('Kerpen Waschstraße')).toEqual(['trade', 'autowaesche', 'kerpen']);
    expect(read('Waschstraße 5').intent).toBe('street');
  });

  it.each(['95444', 'Zahnarzt 41747', 'Salon 2000'])('reads no phone number in %s', (text) => {
    expect(read(text).intent).not.toBe('phone');
  });
});

describe('needs and sentences', () => {
  it.each([
    ['where can I fix my car', 'kfz-werkstatt'],
    ['Mein Wasserhahn tropft, wer kann das reparieren?', 'sanitaer'],
    ['I lost my keys', 'schluesseldienst'],
    ['Wer repariert mein Handy', 'handy-reparatur'],
    ['Dişim ağrıyor', 'zahnarzt'],
    ['Ich möchte meine Wände streichen lassen', 'maler'],
    ['arabam bozuldu yardım', 'kfz-werkstatt'],
    ['Haare färben', 'friseur'],
    ['my dog needs a vaccination', 'tierarzt'],
    ['furniture needs moving', 'umzug'],
  ])('reads %s', (text, key) => {
    expect(read(text).tradeKeys[0]).toBe(key);
    expect(read(text).intent).toBe('need');
  });

  it('reports unknown words, and returns the text without each part', () => {
    expect(read('Rohr verstopft Xyzzy').ignored).toEqual(['Xyzzy']);
    const [time] = read('Bäcker sonntags geöffnet Köln').parts;
    expect(time).toEqual({ kind: 'time', text: 'sonntags geöffnet', value: 'day-6', without: 'Bäcker Köln' });
  });
});

describe('a Turkish ending after an apostrophe', () => {
  it.each([
    ["Gera'de Friseur", ['trade', 'friseur', 'gera']],
    ['Friseur Gera’de', ['trade', 'friseur', 'gera']],
    ["Köln'e taksi", ['trade', 'taxi', 'koln']],
    ["Bad Homburg'da kuaför", ['trade', 'friseur', 'bad homburg']],
    ["Gera'de", ['everything', null, 'gera']],
    ["McDonald's Friseur", ['name', null, null]],
    ['gerade Friseur', ['trade', 'friseur', null]],
  ])('marks the place in %s', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('symbols without a word', () => {
  it.each(['???', '!', '& |', '<', '🦖', '🦖🦕 ?', '. . .', '*'])('are reported as ignored in %s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'name', whole: '', rest: '', ignored: [text], parts: [] });
  });
});

describe('misspelt words of time', () => {
  it.each([
    ['Bäcker Sontags', 'time:day-6'],
    ['Bäcker sontags geöfnet', 'time:day-6'],
    ['Friseur Mitwoch', 'time:day-2'],
    ['Friseur Donerstag offen', 'time:day-3'],
    ['Friseur Samtsag', 'time:day-5'],
    ['Apotheke Wochenede', 'time:weekend'],
    ['bakery open on sunady', 'time:day-6'],
  ])('are understood in %s', (text, part) => {
    expect(short(text)).toContain(part);
  });

  it.each(['Bäckerei Freytag', 'Bäckerei Sommer', 'Blumen Monika', 'Elektro Abend', 'Maler Samland'])(
    'are not found in %s',
    (text) => {
      expect(read(text).parts.map(({ kind }) => kind)).not.toContain('time');
    },
  );
});
