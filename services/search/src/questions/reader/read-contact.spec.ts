import { readContact } from './read-contact.js';

it.each([
  ['www huber . example', 'h:huber.example'],
  ['www moebel-gross . example', 'h:moebel-gross.example'],
  ['WWW huber.example', 'h:huber.example'],
  ['huber . de', 'h:huber.de'],
  ['huber punkt de', 'h:huber.de'],
  ['huber dot com', 'h:huber.com'],
])('reads a web address as people say it: %s', (text, key) => {
  expect(readContact(text)).toMatchObject({ kind: 'website', keys: [key], rest: '' });
});

it.each(['Treffpunkt Köln', 'Friseur . Köln', 'Salon Punkt', 'www'])('reads no contact in %s', (text) => {
  expect(readContact(text)).toBeNull();
});

it.each(['4710574', '471 05 74', 'Tel. 4710574', 'Nummer 4710574'])(
  'reads a number without its area code: %s',
  (text) => {
    expect(readContact(text)).toMatchObject({ kind: 'phone', keys: expect.arrayContaining(['l:4710574']) });
  },
);

it('does not read a number with an area code as one without it', () => {
  for (const text of ['0221 4710574', '+49 221 4710574'])
    expect(readContact(text)?.keys.some((key) => key.startsWith('l:'))).toBe(false);
});

it.each(['Hauptstr', 'Optiker Hauptstr', 'Schusterstr'])('reads a street in %s', (text) => {
  expect(readContact(text)).toMatchObject({ kind: 'street' });
});

it.each(['Schustr Huber', 'pastr shop'])('reads no street in a trade with a missing letter: %s', (text) => {
  expect(readContact(text)).toBeNull();
});

it.each(['Windeln Größe 4', 'elbise 40 beden', 'Schuhe Gr. 38', 'Schulhefte Lineatur 2', 'coat size 12'])(
  'reads no street in a size or a number of something: %s',
  (text) => {
    expect(readContact(text)).toBeNull();
  },
);
