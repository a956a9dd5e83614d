import { cityMeant } from './city-meant.js';

it.each([
  ['Bayreut', '95444', 'Bayreuth'],
  ['Dresdem', '01067', 'Dresden'],
  ['Bayreuth', '95444', undefined],
  ['Bayreut', '01067', undefined],
  ['Hinterdorf', '95444', undefined],
  ['Bayreut', '99999', undefined],
  ['', '95444', undefined],
])('%s at %s means %p', (name, postalCode, city) => {
  expect(cityMeant(name, postalCode)).toBe(city);
});
