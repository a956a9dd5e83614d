import type { BusinessDetail } from '@gewerk/contracts';
import { vcard } from './vcard.js';

const workshop = {
  name: 'Müller; Söhne, KFZ\nEND:VCARD',
  address: 'Hauptstraße 1',
  city: 'Bayreuth',
  postalCode: '95444',
  country: 'Deutschland',
  phone: '0921 12345',
  email: null,
  website: 'www.mueller.example',
  latitude: 49.94,
  longitude: 11.57,
} as BusinessDetail;
const page = 'https://gewerk.example/bayreuth/mueller';
const unfolded = (card: string): string[] => card.replaceAll('\r\n ', '').split('\r\n');

describe('a business for an address book', () => {
  it('has name, address, phone, website, place and the page it comes from', () => {
    expect(unfolded(vcard({ ...workshop, name: 'Auto Müller' }, page))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Auto Müller;;;;',
      'FN:Auto Müller',
      'ORG:Auto Müller',
      'ADR;TYPE=WORK:;;Hauptstraße 1;Bayreuth;;95444;Deutschland',
      'TEL;TYPE=WORK,VOICE:0921 12345',
      'URL:https://www.mueller.example/',
      'GEO:49.94;11.57',
      `SOURCE:${page}`,
      'END:VCARD',
      '',
    ]);
  });

  it('escapes listing data so that it stays within its property', () => {
    const lines = unfolded(vcard({ ...workshop, address: 'Hof\u0000 2\\3\r\nTEL:1' }, page));
    expect(lines.filter((line) => line === 'END:VCARD')).toHaveLength(1);
    expect(lines).toContain('FN:Müller\\; Söhne\\, KFZ\\nEND:VCARD');
    expect(lines).toContain('ADR;TYPE=WORK:;;Hof 2\\\\3\\nTEL:1;Bayreuth;;95444;Deutschland');
  });

  it.each(['javascript:alert(1)', 'ftp://files.example', 'http://', ' '])(
    'omits the invalid website %j',
    (website) => {
      expect(vcard({ ...workshop, website }, page)).not.toContain('URL:');
    },
  );

  it('folds long lines at 75 octets without splitting a character', () => {
    const name = 'Ü🛠️'.repeat(40);
    const card = vcard({ ...workshop, name }, page);
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(card)).toContain(`FN:${name}`);
  });
});
