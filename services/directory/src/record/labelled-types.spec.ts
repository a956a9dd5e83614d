import { labelledTypes } from './labelled-types.js';

describe('the types of a business for readers', () => {
  it("name the trade of a source's tag, once", () => {
    expect(labelledTypes(['car_repair', 'car repair', 'hairdresser'])).toEqual(['KFZ-Werkstatt', 'Friseur']);
  });

  it('write a tag without a trade in words', () => {
    expect(labelledTypes(['zq_unknown'])).toEqual(['Zq unknown']);
  });

  it('stay as people wrote them', () => {
    expect(labelledTypes(['Bremsendienst', 'Tire shop', 'KFZ-Werkstatt'])).toEqual([
      'Bremsendienst',
      'Tire shop',
      'KFZ-Werkstatt',
    ]);
  });
});
