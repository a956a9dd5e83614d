import { alikeness, type Compared } from './alikeness.js';

const huber: Compared = {
  name: 'Huber Kfz GmbH',
  city: 'Bayreuth',
  postalCode: '95444',
  phoneNumber: '+49921111222',
  website: 'https://www.huber.example/start',
};
const isAlike = (one: Compared, other: Compared): boolean => alikeness(one, other) > 0;

const stranger: Compared = { name: 'Anders', city: 'Hof', postalCode: '95028' };

describe('two businesses may be the same', () => {
  it.each<[string, Partial<Compared>]>([
    ['by the same phone number anywhere', { ...stranger, phoneNumber: '+49921111222' }],
    ['by the same host anywhere', { ...stranger, website: 'http://huber.example' }],
    ['by the name but for its legal form', { ...stranger, name: 'HUBER KFZ', city: 'Bayreuth' }],
    ['by a name with a slip', { ...stranger, name: 'Hubber Kfz', city: 'bayreuth' }],
    ['by the postal code in place of the city', { ...stranger, name: 'Huber KFZ', postalCode: '95444' }],
  ])('%s', (_what, other) => {
    expect(isAlike(huber, other as Compared)).toBe(true);
  });

  it.each<[string, Partial<Compared>]>([
    ['by nothing', {}],
    ['by a like name elsewhere', { name: 'Huber Kfz' }],
    ['by another name there', { city: 'Bayreuth', name: 'Huber Bäckerei' }],
  ])('or not: %s', (_what, other) => {
    expect(isAlike(huber, { ...stranger, ...other })).toBe(false);
  });

  it('not by a host that many have pages on, but by the same page', () => {
    const one = { ...stranger, name: 'Eins', website: 'https://www.facebook.com/eins/' };
    expect(isAlike(one, { ...huber, website: 'https://facebook.com/zwei' })).toBe(false);
    expect(isAlike(one, { ...huber, website: 'https://facebook.com/eins' })).toBe(true);
  });

  it('most of all by the name in its place, before a phone number and a website that branches share', () => {
    const branch = { ...stranger, phoneNumber: '+49921111222', website: 'https://huber.example' };
    const slip = { ...stranger, name: 'Hubber Kfz', city: 'Bayreuth' };
    const same = { ...slip, phoneNumber: '+49921111222' };
    const { phoneNumber: _, ...known } = branch;
    const scores = [same, slip, branch, known, stranger].map((other) => alikeness(huber, other));
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(new Set(scores).size).toBe(5);
  });
});
