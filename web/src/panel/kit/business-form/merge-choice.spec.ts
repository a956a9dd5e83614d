import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { emptyForm } from './form-draft.js';
import { choosable, doubtsAbout, lacking } from './merge-choice.js';

const stays = { ...emptyForm, name: 'Löscher', city: 'München', email: 'a@loesch.example', verified: true };
const goes = {
  ...stays,
  phone: '0921 1',
  email: '',
  latitude: 49.9,
  longitude: 11.6,
  photos: ['b'],
  verified: false,
};

const managed = (city: string, filedUnder?: string): ManagedBusiness => ({
  id: city,
  version: '',
  urlSlug: city,
  placeId: city,
  form: { ...emptyForm, name: 'Löscher', city },
  ...(filedUnder === undefined ? {} : { filedUnder }),
});

describe('the choice between two businesses', () => {
  it('covers the fields in which they differ, the position as one, photos never', () => {
    expect(choosable(stays, goes)).toEqual(['latitude', 'phone', 'email', 'verified']);
    expect(choosable(stays, stays)).toEqual([]);
  });

  it('starts with the values that the remaining business lacks', () => {
    expect(lacking(stays, goes)).toEqual(['latitude', 'phone']);
  });
});

describe('doubts whether two businesses are the same, for', () => {
  it.each([
    ['one city in other letters', managed('münchen'), managed('München'), { cities: null, trades: null }],
    ['an unknown city and trade', managed(''), managed('Hamburg', 'Friseur'), { cities: null, trades: null }],
    [
      'another city and trade',
      managed('München', 'Friseur'),
      managed('Hamburg', 'Restaurant'),
      { cities: ['München, DE', 'Hamburg, DE'], trades: ['Friseur', 'Restaurant'] },
    ],
  ])('%s', (_what, one, other, expected) => {
    expect(doubtsAbout(one, other)).toEqual(expected);
  });
});
