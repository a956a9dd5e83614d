import { cityMeant } from './city-meant.js';

it.each([
  ['Bayreut', '95444', 'Bayreuth'],
  ['Dresdem', '01067', 'Dresden'],
  ['Bayreuth', '95444', undefined],
  ['Bayreut', '01067', undefined],
  ['Hinterdorf', '95444', undefined],
  ['Bayreut', '99999', undefined],
  ['', '95444', undefined],
])('corrects the city %s at postal code %s to %p', (name, postalCode, city) => {
  expect(cityMeant(name, postalCode)).toBe(city);
});
