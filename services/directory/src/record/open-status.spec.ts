import { normaliseBusiness } from './normalise/normalise-business.js';
import { openStatus } from './open-status.js';

const place = (hours?: string, businessStatus?: 'OPERATIONAL' | 'CLOSED_TEMPORARILY') =>
  normaliseBusiness({ name: 'A', postalCode: '95444', hours, businessStatus })!.fields;

const at = (instant: string) => new Date(instant);

describe('the open status', () => {
  it('PUB-ENTITY-06 is a boolean if the hours are known, otherwise null', () => {
    const hours = 'Mo-Fr 08:00-18:00';
    expect(openStatus(place(hours), at('2026-11-23T10:00:00Z'))).toEqual({
      isOpen: true,
      openChangesAt: '2026-11-23T17:00:00.000Z',
      opensAt: null,
    });
    expect(openStatus(place(), at('2026-11-23T10:00:00Z')).isOpen).toBeNull();
  });

  it('changes at the exact moment of closing, although earlier results are cached', () => {
    const business = place('Mo-Fr 08:00-18:00');
    const states = ['T16:59:59Z', 'T17:00:00Z', 'T16:59:59Z'].map(
      (time) => openStatus(business, at(`2026-11-23${time}`)).isOpen,
    );
    expect(states).toEqual([true, false, true]);
    expect(openStatus(business, at('2026-11-23T17:00:00Z'))).toEqual({
      isOpen: false,
      openChangesAt: '2026-11-24T07:00:00.000Z',
      opensAt: '2026-11-24T07:00:00.000Z',
    });
  });

  it('is closed on a public holiday of its Bundesland', () => {
    const business = place('Mo-Fr 08:00-18:00; PH off');
    expect(openStatus(business, at('2027-01-06T10:00:00Z')).isOpen).toBe(false);
    expect(openStatus({ ...business, stateCode: 'DE-BE' }, at('2027-01-06T10:00:00Z')).isOpen).toBe(true);
  });

  it('is closed while the business is temporarily closed', () => {
    expect(openStatus(place('24/7', 'CLOSED_TEMPORARILY'), new Date())).toEqual({
      isOpen: false,
      openChangesAt: null,
      opensAt: null,
    });
  });
});
