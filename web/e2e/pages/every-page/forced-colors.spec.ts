import type { Locator } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const backgroundOf = (element: Locator, part?: string): Promise<string> =>
  element.evaluate((shown, pseudo) => getComputedStyle(shown, pseudo).backgroundColor, part);

test('a switch of the cookies page shows whether it is on in forced colours', async ({ page }) => {
  await page.goto('/cookies?lang=de');
  const [on, off] = [
    page.getByRole('switch', { name: /^Notwendig/ }),
    page.getByRole('switch', { name: 'Marketing' }),
  ];
  for (const one of [on, off]) expect(await backgroundOf(one, '::before')).not.toBe(await backgroundOf(one));
  expect(await backgroundOf(on)).not.toBe(await backgroundOf(off));
});

test('a selected chip and a saved business differ from others in forced colours', async ({ page }) => {
  await page.goto('/businesses?query=Friseur&openOn=saturday&lang=de');
  const chips = page.locator('.quick-chips');
  const chosen = chips.locator('a[aria-current]');
  expect(await backgroundOf(chosen)).not.toBe(
    await backgroundOf(chips.locator('a:not([aria-current])').first()),
  );
  await page.locator('.card-name a').first().click();
  const save = page.locator('.save button');
  await takenOver(page);
  const before = await backgroundOf(save);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => backgroundOf(save)).not.toBe(before);
});
