import type { BusinessDetail } from '@gewerk/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/api-test.js';
import { readJson } from '../fixtures/read-json.js';
import { SAMPLE_CITY, samplePaths } from '../system/samples.js';

const sample = (request: APIRequestContext, path: string): Promise<BusinessDetail> =>
  readJson<BusinessDetail>(request, `/api/businesses/slug${path}`);

test('PUB-API-13 PUB-API-14 PUB-ENTITY-01 PUB-ENTITY-02 PUB-ENTITY-03 PUB-ENTITY-12 returns a whole business by slug and by id', async ({
  request,
}) => {
  const bySlug = await sample(request, samplePaths.full);
  expect(bySlug).toMatchObject({
    name: 'Vollständig Kfz-Technik',
    category: 'KFZ-Werkstatt',
    subtypes: ['KFZ-Werkstatt', 'Bremsendienst'],
    city: SAMPLE_CITY,
    address: 'Hauptstraße 12',
    fullAddress: 'Hauptstraße 12, 95444 Musterhofen, Deutschland',
    postalCode: '95444',
    country: 'Deutschland',
    phone: '0921 123456',
    website: 'https://www.vollstaendig.example/',
    rating: '4.5',
    reviewCount: 1234,
    reviewsLink: 'https://reviews.example/vollstaendig',
    reviewsPerScore: { 1: 12, 2: 22, 3: 100, 4: 300, 5: 800 },
    photos: ['/demo-pictures/kfz-werkstatt-1.svg', '/demo-pictures/kfz-werkstatt-2.svg'],
    photosCount: 2,
    description: 'Inspektion und Reparatur für alle Marken, seit 1987 am Ort.',
    verified: true,
    latitude: 49.9427,
    longitude: 11.5763,
    priceLevel: 3,
    urlSlug: samplePaths.full.slice(1),
  });
  const byId = await readJson<BusinessDetail>(request, `/api/businesses/${bySlug.id}`);
  expect(byId).toEqual(bySlug);
});

test('PUB-ENTITY-06 returns whether a business is open, or null if its hours are unknown', async ({
  request,
}) => {
  expect((await sample(request, samplePaths.open)).isOpen).toBe(true);
  expect((await sample(request, samplePaths.closed)).isOpen).toBe(false);
  expect((await sample(request, samplePaths.bare)).isOpen).toBeNull();
});

test('PUB-ENTITY-08 returns hours by English weekday, each a time text or Closed', async ({ request }) => {
  const { workingHours } = await sample(request, samplePaths.full);
  expect(workingHours).toEqual({
    Monday: '08:00-17:30',
    Tuesday: '08:00-17:30',
    Wednesday: '08:00-17:30',
    Thursday: '08:00-17:30',
    Friday: '08:00-17:30',
    Saturday: '09:00-12:00',
    Sunday: 'Closed',
  });
});

test('PUB-ENTITY-10 returns groups of flags and texts', async ({ request }) => {
  const { about } = await sample(request, samplePaths.full);
  expect(about).toEqual({
    Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true, 'Rollstuhlgerechtes WC': false },
    Anfahrt: { Bus: 'Linie 302 bis Hauptstraße' },
  });
});
