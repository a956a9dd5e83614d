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

describe('two businesses', () => {
  it.each<[string, Partial<Compared>]>([
    ['with the same phone number in different cities', { ...stranger, phoneNumber: '+49921111222' }],
    ['with the same website host in different cities', { ...stranger, website: 'http://huber.example' }],
    ['with the same name except for its legal form', { ...stranger, name: 'HUBER KFZ', city: 'Bayreuth' }],
    ['with a misspelt name', { ...stranger, name: 'Hubber Kfz', city: 'bayreuth' }],
    [
      'with the same name and postal code in different cities',
      { ...stranger, name: 'Huber KFZ', postalCode: '95444' },
    ],
  ])('%s may be the same', (_what, other) => {
    expect(isAlike(huber, other as Compared)).toBe(true);
  });

  it.each<[string, Partial<Compared>]>([
    ['with nothing in common', {}],
    ['with similar names in different cities', { name: 'Huber Kfz' }],
    ['with different names in the same city', { city: 'Bayreuth', name: 'Huber Bäckerei' }],
  ])('%s are considered different', (_what, other) => {
    expect(isAlike(huber, { ...stranger, ...other })).toBe(false);
  });

  it('on a host shared by many businesses may be the same only if they have the same page', () => {
    const one = { ...stranger, name: 'Eins', website: 'https://www.facebook.com/eins/' };
    expect(isAlike(one, { ...huber, website: 'https://facebook.com/zwei' })).toBe(false);
    expect(isAlike(one, { ...huber, website: 'https://facebook.com/eins' })).toBe(true);
  });

  it('are more alike by name and place than by a phone number or website that branches share', () => {
    const branch = { ...stranger, phoneNumber: '+49921111222', website: 'https://huber.example' };
    const slip = { ...stranger, name: 'Hubber Kfz', city: 'Bayreuth' };
    const same = { ...slip, phoneNumber: '+49921111222' };
    const { phoneNumber: _, ...known } = branch;
    const scores = [same, slip, branch, known, stranger].map((other) => alikeness(huber, other));
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(new Set(scores).size).toBe(5);
  });
});
