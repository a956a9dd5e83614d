import { askedAbout } from './asked-facts.js';

it.each([
  ['Wann hat Friseur Müller offen?', 'Friseur Müller'],
  ['bis wann ist die Post auf', 'die Post'],
  ['wann öffnet Edeka', 'Edeka'],
  ['when does Salon Bella open', 'Salon Bella'],
  ['What time is the bank closed?', 'the bank'],
  ['Salon Bella saat kaçta açılıyor?', 'Salon Bella'],
  ['Öffnungszeiten Bäckerei Huber', 'Bäckerei Huber'],
  ['Telefonnummer von Elektro Kowalski', 'Elektro Kowalski'],
  ['Wie komme ich zum Gasthof Post?', 'Gasthof Post'],
  ['Was kostet Reifen wechseln', 'Reifen wechseln'],
  ['reviews for Hotel Post', 'Hotel Post'],
  ['Salon Bella telefon numarası', 'Salon Bella'],
  ['cep telefonu', 'cep telefonu'],
  ['Öffnungszeiten', 'Öffnungszeiten'],
  ['Adressenverlag', 'Adressenverlag'],
  ['Friseur offen', 'Friseur offen'],
  ['Wannsee Grill', 'Wannsee Grill'],
  ['', ''],
])('%j asks about %j', (text, about) => {
  expect(askedAbout(text)).toBe(about);
});
