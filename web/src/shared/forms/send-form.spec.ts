import { FORM_GUARD } from '@gewerk/contracts/limits';
import { openForm, sendForm } from './send-form.js';

const HOUR = 3_600_000;

/** Mocks a server whose clock is correct, and which refuses tokens younger than the form guard allows. */
function serve(): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const now = performance.now();
    if (!String(address).includes('/api/form-token')) {
      const refused = { errors: [{ field: 'form_token', message: 'was sent too soon' }] };
      const { form_token: issued } = JSON.parse(String(init?.body)) as { form_token: string };
      const isOld = now - Number(issued) >= FORM_GUARD.minimumAge;
      return Response.json(isOld ? { id: 'stored' } : refused, { status: isOld ? 201 : 403 });
    }
    const earliest = new Date(serverStart + now + FORM_GUARD.minimumAge).toISOString();
    return Response.json({ token: String(now), earliest, expires: earliest });
  });
}

const serverStart = Date.now() - performance.now();

// Restore the clock before jest reads it to measure how long the test took.
afterEach(() => jest.restoreAllMocks());

it.each([
  ['behind', -HOUR],
  ['ahead', HOUR],
])(
  'a form is sent if the clock of the device is an hour %s',
  async (_, skew) => {
    serve();
    jest.spyOn(Date, 'now').mockImplementation(() => serverStart + performance.now() + skew);
    await expect(sendForm(openForm('contact'), 'a-key-of-content', {})).resolves.toEqual({ id: 'stored' });
  },
  15_000,
);
