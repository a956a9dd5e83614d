import {
  editBusiness,
  getBusiness,
  getManagedBusiness,
  getReport,
  reportListing,
} from '@gewerk/contracts/bus';
import { useCountedDirectory } from '../test/counted-directory.js';
import { type RunningDirectory, workshop } from '../test/running-directory.js';

describe('hours in school holidays', () => {
  let directory: RunningDirectory;

  useCountedDirectory((started) => (directory = started));

  it('are shown beside the week, and are kept when other hours are edited or reported', async () => {
    const id = await directory.list(workshop(1, { hours: 'Mo-Fr 09:30-22:00; SH off' }));
    const shown = () => directory.bus.request(getBusiness, { id });
    expect(await shown()).toMatchObject({
      workingHours: { Monday: '09:30-22:00', Sunday: 'Closed' },
      schoolHolidayHours: 'Closed',
    });
    const { version, form } = await directory.bus.request(getManagedBusiness, { id });
    const hours = form.hours && { ...form.hours, monday: [[480, 720] as [number, number]] };
    await directory.bus.request(editBusiness, { id, version, form: { ...form, hours } });
    expect(await shown()).toMatchObject({
      workingHours: { Monday: '08:00-12:00', Tuesday: '09:30-22:00' },
      schoolHolidayHours: 'Closed',
    });
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
    const typed = Object.fromEntries(days.map((day) => [day, '10-12 Uhr'])) as Record<
      (typeof days)[number],
      string
    >;
    const report = { kind: 'change', business_id: id, changes: { hours: typed } } as const;
    const delivery = { key: 'key-of-a-school-report', tokenId: 'token-of-a-school-report' };
    const sent = await directory.bus.request(reportListing, { delivery, report });
    const { proposed } = await directory.bus.request(getReport, { id: sent.id });
    expect(proposed?.hours).toMatchObject({ monday: [[600, 720]], schoolHolidays: [] });
  });
});
