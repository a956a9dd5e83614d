import { askedAbout } from './asked-facts.js';

it.each([
  ['Wann hat Friseur Müller offen?', 'Friseur Müller'],
  ['bis wann ist die Post auf', 'die Post'],
  ['wann öffnet Edeka', 'Edeka'],
  ['when does Salon Bella open', 'Salon Bella'],
  ['What time is the bank closed?', 'the bank'],
  ['Salon Bella saat kaçta açılıyor?', 'Salon Bella'],
  ['Friseur offen', 'Friseur offen'],
  ['Wannsee Grill', 'Wannsee Grill'],
  ['', ''],
])('%j asks about %j', (text, about) => {
  expect(askedAbout(text)).toBe(about);
});
