import { expect, test } from '../../fixtures/looking-test.js';

test('buttons and fields have the styles of the theme without a library that injects them', async ({
  page,
}) => {
  await page.goto('/businesses');
  // The document's own style element (decision 108). A library that injects styles at run time would add more.
  await expect(page.locator('style')).toHaveCount(1);
  const button = page.locator('.button-solid').first();
  await expect(button).toHaveCSS('background-color', 'rgb(15, 92, 99)');
  await expect(button).toHaveCSS('border-radius', '10px');
  const field = page.locator('.input').first();
  await expect(field).toHaveCSS('height', '48px');
  await expect(field).toHaveCSS('border-color', 'rgb(133, 136, 138)');
});
