import { isListingsAddress } from './is-listings-address.js';

const listing = { email: 'Chef@gmx.de', website: 'https://www.gruen.example/kontakt' };

describe('an address of a listing', () => {
  it.each(['chef@gmx.de', 'CHEF@GMX.DE', 'post@gruen.example', 'wer.auch.immer@Gruen.example'])(
    'is %s',
    (address) => expect(isListingsAddress(address, listing)).toBe(true),
  );

  it.each([
    'andere@gmx.de',
    'post@evil-gruen.example',
    'post@gruen.example.evil.example',
    'post@shop.gruen.example',
    'post@example',
  ])('is not %s', (address) => expect(isListingsAddress(address, listing)).toBe(false));

  it('is not at the domain of a site where anybody can have a page', () => {
    const page = { email: null, website: 'https://www.facebook.com/gruen' };
    expect(isListingsAddress('x@facebook.com', page)).toBe(false);
    expect(isListingsAddress('x@y.example', { email: null, website: null })).toBe(false);
  });
});
