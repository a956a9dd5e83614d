import { handClaimWaysOf } from './hand-claim-ways.js';

const bare = { email: null, address: null, phone: null };

describe('ways to send a code by hand', () => {
  it('are those for which the listing has the data', () => {
    expect(handClaimWaysOf({ ...bare, address: 'Lindenstraße 3', phone: '0921 1' })).toEqual([
      'letter',
      'phone',
    ]);
    expect(handClaimWaysOf({ ...bare, phone: '0921 1' })).toEqual(['phone']);
    expect(handClaimWaysOf({ ...bare, address: '' })).toEqual([]);
  });

  it('are none for a listing with an email address', () => {
    expect(handClaimWaysOf({ email: 'a@b.example', address: 'Lindenstraße 3', phone: '0921 1' })).toEqual([]);
  });
});
