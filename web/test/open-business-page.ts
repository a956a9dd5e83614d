import { screen, within } from '@testing-library/react';
import type { BusinessDetail } from '@gewerk/contracts';
import { detail } from './fake-api.js';
import { openPage } from './open-page.js';

export const ADDRESS = '/bayreuth/autohaus-gruenwald';
export const CALL = `/api/businesses/slug${ADDRESS}`;
export const week = {
  Monday: '08:00-12:00, 13:00-18:00',
  Tuesday: '08:00-18:00',
  Wednesday: '08:00-18:00',
  Thursday: '08:00-18:00',
  Friday: '08:00-18:00',
  Saturday: '09:00-13:00',
  Sunday: 'Closed',
};

/** Opens the page of a business in which the given fields replace the usual ones. */
export async function open(
  changes: Partial<BusinessDetail> & { openingHours?: unknown; url_slug?: string } = {},
) {
  const page = openPage(ADDRESS, { [CALL]: detail(changes) });
  await screen.findByRole('heading', { level: 1, name: (text) => text !== 'Loading business' });
  return page;
}

export const region = (name: string) => within(screen.getByRole('region', { name }));
