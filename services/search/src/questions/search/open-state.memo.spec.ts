import type { OpeningTimes } from '../../document/business-document.js';
import { OpenStateMemo } from './open-state.memo.js';

const times: OpeningTimes = {
  hours: {
    monday: [[480, 1080]],
    tuesday: [[480, 1080]],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
    publicHolidays: [],
  },
  timeZone: 'Europe/Berlin',
  countryCode: 'DE',
  stateCode: 'DE-BY',
};
const opening = JSON.stringify(times);
const read = (memo: OpenStateMemo, at: string, stored: string | null = opening): unknown =>
  JSON.parse(`{"name":"x"${memo.at(stored, Date.parse(at)).json}}`);

describe('whether a business is open', () => {
  it('PUB-ENTITY-06 comes with the time of the next change, and is not cached beyond it', () => {
    const memo = new OpenStateMemo();
    expect(read(memo, '2026-11-23T06:59:00Z')).toMatchObject({
      isOpen: false,
      openChangesAt: '2026-11-23T07:00:00.000Z',
    });
    expect(read(memo, '2026-11-23T07:00:00Z')).toMatchObject({
      isOpen: true,
      openChangesAt: '2026-11-23T17:00:00.000Z',
    });
    expect(read(memo, '2026-11-23T17:00:00Z')).toMatchObject({ isOpen: false });
  });

  it('comes with the time until which it is valid', () => {
    const memo = new OpenStateMemo();
    expect(memo.at(opening, Date.parse('2026-11-23T06:59:00Z')).validUntil).toBe(
      Date.parse('2026-11-23T07:00:00Z'),
    );
    expect(memo.at(null, 0).validUntil).toBe(Infinity);
  });

  it('PUB-ENTITY-06 is null if the hours are unknown', () => {
    expect(read(new OpenStateMemo(), '2026-11-23T07:00:00Z', null)).toMatchObject({
      isOpen: null,
      openChangesAt: null,
    });
  });
});
