import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const PATIENCE = { timeout: 20_000 };

test('the operator adds a suggestion as a synonym, which searches use until it is removed', async ({
  page,
}) => {
  const word = `blechpeter${Date.now()}`;
  const found = async (): Promise<string> => (await page.request.get(`/businesses?query=${word}`)).text();
  expect(await found()).not.toContain('Vollständig Kfz-Technik');
  await page.route('**/api/admin/statistics/searches?*', (route) =>
    route.fulfill({
      json: {
        days: [],
        words: [],
        unfound: [
          {
            text: word,
            searches: 4,
            unfound: 4,
            suggestions: [{ text: 'Vollständig Kfz-Technik', businesses: 1 }],
          },
        ],
      },
    }),
  );
  await openPanel(page, '/admin?tab=statistics');
  const row = page.getByRole('region', { name: 'Sonuç bulunamayan aramalar' }).getByRole('row').nth(1);
  await row.getByRole('button', { name: `${word} için Vollständig Kfz-Technik` }).click();
  await expect(row).toContainText('eş anlamlı olarak kayıtlı', PATIENCE);
  await expect.poll(found, PATIENCE).toContain('Vollständig Kfz-Technik');

  const synonyms = page.getByRole('region', { name: 'Eş anlamlılar' }).getByRole('row');
  const form = page.getByRole('form', { name: 'Eş anlamlı ekle' });
  await form.getByLabel('Aranan kelime').fill(word);
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toHaveText(/^Lütfen her iki alana da/);
  await form.getByLabel('Bununla da aransın').fill('Knapp Reifen');
  await form.getByRole('button').click();
  await expect(synonyms.filter({ hasText: 'Knapp Reifen' })).toContainText(word, PATIENCE);
  expect(await violations(page)).toEqual([]);

  for (const means of ['Knapp Reifen', 'Vollständig Kfz-Technik']) {
    await page.getByRole('button', { name: `${word} → ${means}: eş anlamlıyı kaldır` }).click();
    await expect(synonyms.filter({ hasText: word }).filter({ hasText: means })).toHaveCount(0, PATIENCE);
  }
  await expect.poll(found, PATIENCE).not.toContain('Vollständig Kfz-Technik');
  const trail = await (await page.request.get('/api/admin/audit')).text();
  expect(trail).toContain(`"action":"addSynonym"`);
  expect(trail).toContain(`${word} → Vollständig Kfz-Technik`);
});
