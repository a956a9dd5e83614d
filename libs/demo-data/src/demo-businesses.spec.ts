import { createHash } from 'node:crypto';
import { businessInputSchema } from '@gewerk/contracts';
import { germanPostalCode } from '@gewerk/gazetteer';
import { tradeByKey, tradeOf } from '@gewerk/trades';
import { DEMO_CITY_COUNT, demoCities } from './cities.js';
import { demoBusinesses } from './demo-businesses.js';
import { demoPictures } from './pictures/demo-pictures.js';
import { tradeProfiles } from './vocabulary/trade-profiles.js';

const hashOf = (seed: number, count: number): string => {
  const hash = createHash('sha256');
  for (const business of demoBusinesses({ seed, count })) hash.update(JSON.stringify(business));
  return hash.digest('hex');
};

const sample = [...demoBusinesses({ seed: 7, count: 5_000 })];

describe('demo businesses', () => {
  it('are identical for the same seed, and different for another', () => {
    expect(hashOf(7, 2_000)).toBe(hashOf(7, 2_000));
    expect(hashOf(8, 2_000)).not.toBe(hashOf(7, 2_000));
  });

  it('are the first ones of a larger directory with the same seed', () => {
    expect([...demoBusinesses({ seed: 7, count: 50 })]).toEqual(sample.slice(0, 50));
  });

  it('all pass the schema of business input', () => {
    for (const business of sample) expect(businessInputSchema.safeParse(business).error).toBeUndefined();
  });

  it('have unique place ids', () => {
    expect(new Set(sample.map((business) => business.placeId)).size).toBe(sample.length);
  });

  it('are in all 580 cities, most of them in the largest', () => {
    const byCity = new Map<string, number>();
    for (const { city = '' } of sample) byCity.set(city, (byCity.get(city) ?? 0) + 1);
    expect(byCity.size).toBe(DEMO_CITY_COUNT);
    const [largest] = [...byCity].sort((a, b) => b[1] - a[1]);
    expect(largest?.[0]).toBe('Berlin');
    expect(byCity.get('Berlin')).toBeGreaterThan(3 * (byCity.get('Nürnberg') ?? Infinity));
    expect(demoCities()).toHaveLength(DEMO_CITY_COUNT);
  });

  it('have a postal code that exists and lies near them', () => {
    for (const { postalCode = '', latitude = 0 } of sample) {
      expect(Math.abs((germanPostalCode(postalCode)?.latitude ?? Infinity) - latitude)).toBeLessThan(0.05);
    }
  });

  it('have ratings that are the mean of their distribution', () => {
    const rated = sample.filter((business) => business.rating !== undefined);
    expect(rated.length).toBeGreaterThan(4_000);
    for (const { rating = 0, reviewCount = 0, reviewsPerScore = {} } of rated) {
      const counts = Object.entries(reviewsPerScore);
      const total = counts.reduce((sum, [, count]) => sum + count, 0);
      expect(total).toBe(reviewCount);
      const mean = counts.reduce((sum, [score, count]) => sum + Number(score) * count, 0) / total;
      expect(Math.abs(mean - rating)).toBeLessThanOrEqual(0.0500001);
    }
  });

  it('have websites and email addresses under .example only', () => {
    for (const { website, email } of sample) {
      if (website) expect(website).toMatch(/^https:\/\/www\.[a-z0-9-]+\.example$/);
      if (email) expect(email).toMatch(/@[a-z0-9-]+\.example$/);
    }
  });

  it('lack some optional fields, as in real sheets', () => {
    for (const field of ['phone', 'website', 'hours', 'rating', 'description', 'photos'] as const) {
      const missing = sample.filter((business) => business[field] === undefined).length;
      expect(missing).toBeGreaterThan(100);
      expect(missing).toBeLessThan(2_500);
    }
  });

  it('have a category from which the taxonomy recognises their trade', () => {
    for (const { trade } of tradeProfiles) {
      const label = tradeByKey(trade)?.label;
      expect(label).toBeDefined();
      expect(tradeOf({ category: label })?.key).toBe(trade);
    }
  });
});

describe('demo pictures', () => {
  const pictures = new Map([...demoPictures()].map(({ path, svg }) => [path, svg]));

  it('exist for every photo of a business', () => {
    for (const { photos = [] } of sample) for (const photo of photos) expect(pictures.has(photo)).toBe(true);
  });

  it('are small SVG drawings, each different, without script or style', () => {
    for (const svg of pictures.values()) {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4_096);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
      expect(svg).not.toMatch(/<script|style=|href=|undefined|NaN/);
    }
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });
});
