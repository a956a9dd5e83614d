import { expect, test } from '../fixtures/looking-test.js';
import { openPanel } from '../fixtures/owner.js';
import { create, field, nameOf, save, toast } from '../fixtures/managed-business.js';
import { violations } from '../fixtures/violations.js';

/** PNGs of one colour. */
const pictures = {
  grau: 'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAAP0lEQVR42u3PMQ0AAAwDoMqu/FrYuwQckD4XAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAYGrAQk54PEVYxUyAAAAAElFTkSuQmCC',
  rot: 'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAARElEQVR42u3PQQkAAAgEsEvi2/4pjGUFv8JgBZbpei0CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAlcLSGuotcW+Tm4AAAAASUVORK5CYII=',
};
const file = (name: keyof typeof pictures) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(pictures[name], 'base64'),
});

test.beforeEach(async ({ page }) => {
  await openPanel(page, '/admin?tab=businesses');
});

test('photos are uploaded, reordered and removed, and the page shows them once they are saved', async ({
  page,
}) => {
  const path = await create(page, nameOf('Fotograf'));
  await page.getByLabel('Fotoğraf yükle').setInputFiles([file('grau'), file('rot')]);
  const photos = page.getByRole('list', { name: 'Fotoğraflar' }).getByRole('img');
  await expect(photos).toHaveCount(2, { timeout: 20_000 });
  const [first, second] = await photos.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  await page.getByRole('button', { name: 'Fotoğraf 2: öne al' }).click();
  await expect(photos.first()).toHaveAttribute('src', second ?? '');
  expect(await violations(page, { within: ['.photo-list'] })).toEqual([]);
  await save(page);
  await expect(toast(page).last()).toContainText('İşletme kaydedildi');
  const shown = (second ?? '').replace(/\/\d+$/, '');
  await expect.poll(async () => (await page.request.get(path)).text(), { timeout: 10_000 }).toContain(shown);
  await page.getByRole('button', { name: 'Fotoğraf 2: çıkar' }).click();
  await expect(photos).toHaveCount(1);
  await expect(photos.first()).not.toHaveAttribute('src', first ?? '');
});

test('a file that is not a picture is refused by name, and an upload without a session is refused', async ({
  page,
  guard,
  request,
}) => {
  guard.expectFault(/400|422/);
  await create(page, nameOf('Fotograf'));
  const id = new URL(page.url()).searchParams.get('business') ?? '';
  await page
    .getByLabel('Fotoğraf yükle')
    .setInputFiles({ name: 'kein.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') });
  await expect(toast(page).last()).toContainText('kein.png yüklenemedi');
  const answer = await request.post(`/api/admin/businesses/${id}/photos`, {
    headers: { 'content-type': 'image/png' },
    data: file('rot').buffer,
  });
  expect(answer.status()).toBe(401);
});

test('the position is set on the map by dragging the pin or moving it to the centre', async ({ page }) => {
  await create(page, nameOf('Lage'), { Enlem: '49.945600', Boylam: '11.571300' });
  await page.getByRole('button', { name: 'Haritada göster' }).click();
  const map = page.locator('.position-canvas');
  await expect(map.locator('canvas').first()).toBeVisible();
  const closer = await map.getByRole('button', { name: 'Yakınlaştır' }).boundingBox();
  expect(Math.min(closer?.width ?? 0, closer?.height ?? 0), 'for a finger').toBeGreaterThanOrEqual(44);
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await expect(async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y - 30, { steps: 6 });
    await page.mouse.up();
    expect(Number(await field(page, 'Boylam').inputValue())).toBeGreaterThan(11.58);
  }).toPass({ timeout: 15_000 });
  expect(Number(await field(page, 'Enlem').inputValue())).toBeGreaterThan(49.9456);
  const dragged = await field(page, 'Boylam').inputValue();
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'İğneyi ortaya koy' }).click();
  await expect(field(page, 'Boylam')).not.toHaveValue(dragged);
  await save(page);
  await expect(toast(page).last()).toContainText('İşletme kaydedildi');
});

test('a category is chosen from the existing ones', async ({ page }) => {
  await create(page, nameOf('Sparte'));
  const category = page.getByRole('combobox', { name: 'Kategori' });
  await category.pressSequentially('kfz-w');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^KFZ-Werkstatt/ })
    .click();
  await expect(category).toHaveValue('KFZ-Werkstatt');
  await page.getByRole('combobox', { name: 'Tür ekle' }).click();
  const type = page.getByRole('listbox').getByRole('option').first();
  const name = (await type.locator('span').first().textContent()) ?? '';
  await type.click();
  await expect(page.getByLabel('Alt türler')).toHaveValue(new RegExp(name.replace(/\W/g, '.')));
  await save(page);
  await expect(toast(page).last()).toContainText('İşletme kaydedildi');
});
