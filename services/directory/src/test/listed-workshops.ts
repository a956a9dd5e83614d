import type { TestBus } from '@gewerk/testing';
import { type RunningDirectory, startDirectory, workshop } from './running-directory.js';

const WEEK = 'Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off';

const rows = [
  workshop(1, {
    name: 'Müller KFZ',
    rating: 4.5,
    reviewCount: 10,
    hours: WEEK,
    photos: ['https://p.example.com/1.jpg', 'https://p.example.com/2.jpg'],
    about: { 'Service options': { Delivery: true }, Note: 'text', $odd: { 'a.b': false } },
    reviewsPerScore: { 1: 1, 5: 9 },
    website: 'www.mueller.example.de',
    phone: '+49 921 1234567',
    subtypes: ['Reifen', 'Reifen', ' Karosserie '],
    priceLevel: 2,
    verified: true,
  }),
  workshop(2, { name: 'Zweirad Zorn', rating: 4.5, reviewCount: 200, city: 'Hof', postalCode: '95028' }),
  workshop(3, { name: 'Auto Adler', rating: 5, reviewCount: 1 }),
  workshop(4, { name: 'Ohne Bewertung', city: undefined }),
  workshop(5, { name: 'Unavailable Business', rating: 5, reviewCount: 5_000 }),
  workshop(6, { name: 'Salon Süd', category: 'Friseur', city: 'München', postalCode: '80331' }),
];

/** A directory with six businesses, five of them listed, of two trades in three cities. */
export async function startWithWorkshops(servers: TestBus): Promise<RunningDirectory> {
  const directory = await startDirectory(servers);
  const { imported } = await directory.store(rows);
  if (imported !== rows.length) throw new Error(`only ${imported} of ${rows.length} businesses were stored`);
  return directory;
}

export const namesOf = (businesses: { name: string }[]): string[] => businesses.map(({ name }) => name);
