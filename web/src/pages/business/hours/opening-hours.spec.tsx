import { cleanup } from '@testing-library/react';
import { open, region, week } from '../../../../test/open-business-page.js';

const rows = () => region('Opening Hours').getAllByRole('row');

it('school holidays have a row only if their hours are known', async () => {
  await open({ workingHours: week, schoolHolidayHours: 'Closed' });
  expect(rows().at(-1)?.textContent).toBe('School holidaysClosed');
  cleanup();
  await open({ workingHours: week, schoolHolidayHours: null });
  expect(rows()).toHaveLength(7);
});
