import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a search without results suggests which filter to drop, with the number of results, and links to the form for a missing business', async ({
  page,
}) => {
  // The archive is never open.
  await page.goto('/businesses?query=Nie+Offen+Archiv&location=Musterhofen&openAlways=true');
  const ways = page.locator('.ways-on');
  await expect(ways.getByRole('link', { name: 'Betrieb fehlt? Kostenlos eintragen' })).toHaveAttribute(
    'href',
    '/add-business',
  );
  const drop = ways.getByRole('link', { name: /^Ohne „Rund um die Uhr“ \(\d+\)$/ });
  await expect(drop).toBeVisible();
  // A suggestion that would also find nothing is not offered.
  for (const count of await ways.locator('.figures').allTextContents()) expect(count.trim()).not.toBe('(0)');
  await takenOver(page);
  await drop.click();
  await expect(page.getByRole('link', { name: 'Nie Offen Archiv' }).first()).toBeVisible();
});

test('a search with results only elsewhere suggests which filter to drop for results in the place', async ({
  page,
}) => {
  await page.goto('/businesses?query=Autow%C3%A4sche&location=Musterhofen&minRating=4');
  await expect(page.locator('.notice').first()).toContainText('Musterhofen');
  const inside = page.locator('.ways-inside');
  await expect(inside).toContainText('In Musterhofen gibt es welche, wenn ein Filter entfällt:');
  await inside.getByRole('link', { name: 'Ohne „ab 4 Sternen“ (1)' }).click();
  await expect(page.locator('.card').first()).toContainText('Waschpark Muster');
  await expect(inside).toHaveCount(0);
});

test('a search without results on the home page has suggestions too', async ({ page }) => {
  await page.goto('/?query=Qqxzzkwv&location=Musterhofen');
  await expect(page.getByText('Keine Ergebnisse gefunden.')).toBeVisible();
  await expect(
    page.locator('.ways-on').getByRole('link', { name: /^Without “Qqxzzkwv” \(\d+\)$/ }),
  ).toBeVisible();
});
