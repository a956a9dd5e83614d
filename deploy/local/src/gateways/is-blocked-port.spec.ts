import { freePort } from '@gewerk/engines';
import { isBlockedPort } from './is-blocked-port.js';

it.each([6000, 6667, 10_080])('knows that browsers refuse %s', async (port) => {
  expect(await isBlockedPort(port)).toBe(true);
});

it('does not report a free port as blocked', async () => {
  expect(await isBlockedPort(await freePort())).toBe(false);
});
