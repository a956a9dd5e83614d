import { screen } from '@testing-library/react';
import { cards } from './fake-api.js';
import type { openPage } from './open-page.js';

/** Answers to a search with more results than a page shows. */
export const many = { '/api/businesses/search': { businesses: cards(24), total: 100, notice: null } };

/** The queries of the searches that the page has requested. */
export const searches = (calls: ReturnType<typeof openPage>['calls']) =>
  calls.filter(({ path }) => path === '/api/businesses/search').map(({ query }) => query);

/** The options that a field offers. */
export const options = (name: string) =>
  [...screen.getByRole('combobox', { name }).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );
