import { labelledTypes } from './labelled-types.js';

describe('the types of a business for readers', () => {
  it("name the trade of a source's tag, once", () => {
    expect(labelledTypes(['car_repair', 'car repair', 'hairdresser'])).toEqual(['KFZ-Werkstatt', 'Friseur']);
  });

  it('name a kitchen’s cuisine', () => {
    expect(labelledTypes(['restaurant', 'regional', 'Hungarian', 'ice_cream', 'coffee shop'])).toEqual([
      'Restaurant',
      'Regionale Küche',
      'Ungarische Küche',
      'Eis',
      'Kaffee',
    ]);
  });

  it('omit a tag without a name', () => {
    expect(labelledTypes(['zq_unknown', 'hairdresser'])).toEqual(['Friseur']);
  });

  it('stay as people wrote them', () => {
    expect(labelledTypes(['Bremsendienst', 'Tire shop', 'KFZ-Werkstatt'])).toEqual([
      'Bremsendienst',
      'Tire shop',
      'KFZ-Werkstatt',
    ]);
  });
});
