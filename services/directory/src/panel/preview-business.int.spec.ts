import { getBusinessBySlug, getManagedBusiness, previewBusiness } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { filledForm } from '../test/filled-form.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

describe('a page with unsaved changes', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  }, 60_000);

  afterAll(() => servers.close());

  it('shows the form, and nothing of it is stored', async () => {
    const id = await directory.list(workshop(1));
    const before = await servers.bus.request(getManagedBusiness, { id });
    const form = { ...before.form, name: 'Werkstatt Neu', city: 'Hof', description: 'Mit Bühne.' };
    expect(await servers.bus.request(previewBusiness, { id, form })).toMatchObject({
      ...{ id, name: 'Werkstatt Neu', city: 'Hof', description: 'Mit Bühne.', category: 'KFZ-Werkstatt' },
      urlSlug: 'hof/werkstatt-neu',
    });
    expect(await servers.bus.request(getManagedBusiness, { id })).toEqual(before);
    await expect(
      servers.bus.request(getBusinessBySlug, { city: 'hof', slug: 'werkstatt-neu' }),
    ).rejects.toMatchObject({ code: 'business-not-found' });
  });

  it('is available for a new business, and is refused for invalid values, naming the field', async () => {
    expect(await servers.bus.request(previewBusiness, { id: null, form: filledForm })).toMatchObject({
      name: filledForm.name,
      workingHours: { Tuesday: 'Open 24 hours' },
    });
    const form = { ...filledForm, website: 'javascript:alert(1)' };
    await expect(servers.bus.request(previewBusiness, { id: null, form })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('form.website'),
    });
  });
});
