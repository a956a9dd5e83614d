import { expect, test } from '../../fixtures/looking-test.js';
import { pageKinds } from '../../fixtures/page-kinds.js';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const mailLink = '/newsletter?token=abgeschnitten&action=unsubscribe';

for (const path of [...pageKinds, mailLink]) {
  test(`${path} shows no control that needs JavaScript`, async ({ page }) => {
    await page.goto(path);
    const idle = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, textarea')]
        .filter((control) => control.checkVisibility())
        .filter((control) => control.closest('form') === null || control.matches('button:disabled'))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(idle).toEqual([]);
  });
}
