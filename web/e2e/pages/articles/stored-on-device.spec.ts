import { noteWrites, writesOf } from '../../fixtures/note-writes.js';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';
import { OWNER_PASSWORD } from '../../system/running-system.js';
import { samplePaths } from '../../system/samples.js';

test('PUB-COOKIE-09 the table on the cookie page names exactly what is stored on the device', async ({
  page,
}) => {
  await page.addInitScript(noteWrites);
  await page.context().clearCookies();
  const stored = new Set<string>();
  for (const path of ['/', '/businesses?view=list', samplePaths.full, '/cookies']) {
    await page.goto(path);
    if (path === '/cookies') await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    else await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    for (const write of await writesOf(page)) stored.add(write.replace(/^\w+ /, ''));
  }
  await page.goto(samplePaths.full);
  await takenOver(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const path of ['/contact', '/add-business']) {
    await page.goto(path);
    await page.locator('#main').getByRole('textbox').first().fill('Maria');
  }
  await page.goto('/admin');
  await page.locator('input[type="password"]').fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gewerk.panel'))).toBe('1');
  await page.getByText('Sütunları seç').click();
  await page.locator('.column-choice').getByRole('checkbox').first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gewerk.panel-columns'))).not.toBeNull();
  await page.goto('/admin?tab=businesses&business=new');
  await page.locator('.panel-business-form').getByRole('textbox').first().fill('Maria');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gewerk.panel-draft'))).not.toBeNull();
  for (const { name } of await page.context().cookies()) stored.add(name);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox').first().fill('Friseur');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gewerk.recent-searches'))).not.toBeNull();
  await page.goto('/cookies');
  await page.getByLabel('Language', { exact: true }).selectOption('en');
  await expect(page).toHaveURL('/cookies?lang=en');
  const named = await page.locator('.cookie-table tbody th').allTextContents();
  // A page writes its scroll position when it is left, so read the storage on the next page.
  const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  for (const key of kept) stored.add(key);
  expect([...stored].toSorted()).toEqual(named.toSorted());
});
