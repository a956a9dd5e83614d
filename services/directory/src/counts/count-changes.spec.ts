import { CountChanges, type Countable } from './count-changes.js';

const business = (fields: Partial<Countable> = {}): Countable => ({
  listed: true,
  city: 'Hof',
  citySlug: 'hof',
  countryCode: 'DE',
  latitude: 50.3,
  longitude: 11.9,
  category: 'Friseur',
  categorySlugs: ['hair-salon'],
  ratingValue: 4.3,
  createdAt: new Date('2026-11-21T23:59:59Z'),
  ...fields,
});

describe('the effect of a batch on the counts', () => {
  it('adds a listed business to the directory, its city, its category value and its UTC day', () => {
    const delta = new CountChanges();
    delta.add(business());
    expect(Object.fromEntries(delta.changes().map(({ id, increments }) => [id, increments]))).toEqual({
      directory: {
        count: 1,
        ratingTenths: 43,
        ratings: 1,
        'categories.hair-salon.count': 1,
        'categories.hair-salon.ratingTenths': 43,
        'categories.hair-salon.ratings': 1,
      },
      'city:hof': { count: 1, ratingTenths: 43, ratings: 1, 'categories.hair-salon': 1 },
      'value:Friseur': { count: 1 },
      'day:2026-11-21': { count: 1, 'categories.hair-salon': 1 },
    });
    expect(delta.locations()).toEqual([{ citySlug: 'hof', latitude: 50.3, longitude: 11.9 }]);
  });

  it('is empty if no counted field of a business changes', () => {
    const delta = new CountChanges();
    delta.remove(business());
    delta.add(business({ longitude: 12 }));
    expect(delta.changes()).toEqual([]);
  });

  it('does not count unlisted businesses, and counts no city for those without one', () => {
    const delta = new CountChanges();
    delta.add(business({ listed: false }));
    expect(delta.changes()).toEqual([]);
    delta.add(business({ city: 'Unknown', citySlug: 'unknown' }));
    expect(delta.changes().map(({ id }) => id)).toEqual(['directory', 'day:2026-11-21', 'value:Friseur']);
  });

  it('counts websites of all businesses, listed or not, as they are added and removed', () => {
    const delta = new CountChanges();
    delta.add(business({ listed: false, website: 'https://one.example' }));
    delta.remove(business({ website: 'https://two.example' }));
    delta.add(business({ website: undefined }));
    expect(delta.changes()).toEqual([]);
    delta.remove(business({ listed: false, website: 'https://one.example' }));
    expect(delta.changes()).toMatchObject([{ id: 'directory', increments: { websites: -1 } }]);
  });

  it('moves a business from one city to another', () => {
    const delta = new CountChanges();
    delta.remove(business());
    delta.add(business({ city: 'Krems', citySlug: 'krems' }));
    const counts = delta.changes().map(({ id, increments }) => [id, increments['count']]);
    expect(counts).toEqual([
      ['city:hof', -1],
      ['city:krems', 1],
    ]);
  });
});
