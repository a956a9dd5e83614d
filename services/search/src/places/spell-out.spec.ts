import { spelledOutIn, spellOut } from './spell-out.js';

it.each([
  ['Krems a.d. Donau', 'Krems an der Donau'],
  ['Krems a. d. D.', 'Krems an der Donau'],
  ['Frankfurt a. M.', 'Frankfurt am Main'],
  ['Frankfurt a.M.', 'Frankfurt am Main'],
  ['Freiburg i. Br.', 'Freiburg im Breisgau'],
  ['Rothenburg o.d.T.', 'Rothenburg ob der Tauber'],
  ['Neumarkt i.d. Oberpfalz', 'Neumarkt in der Oberpfalz'],
  ['Neumarkt i.d.OPf.', 'Neumarkt in der Oberpfalz'],
  ['Bad Homburg v. d. H.', 'Bad Homburg vor der Höhe'],
  ['Garching b. München', 'Garching bei München'],
  ['St. Pölten', 'St. Pölten'],
])('spells %s out as %s', (short, long) => {
  expect(spellOut(short)).toBe(long);
});

it.each([
  ['Restaurant Krems a. d. Donau', 'Restaurant Krems an der Donau'],
  ['Hotel Rothenburg o.d.T.', 'Hotel Rothenburg ob der Tauber'],
  ['A.T.U Reifen', 'A.T.U Reifen'],
  ['Autohaus A. Müller', 'Autohaus A. Müller'],
  ['Dr. med. i. R. Huber', 'Dr. med. i. R. Huber'],
])('spells out places within a text: %s', (text, long) => {
  expect(spelledOutIn(text)).toBe(long);
});
