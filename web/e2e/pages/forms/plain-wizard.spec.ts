import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';

test.use({ javaScriptEnabled: false });

const basics = { name: 'Ohne Skript <b>Bau</b>', description: 'Alles ohne Skript.' };
const contact = {
  address: 'Hauptstraße 1',
  postal_code: '95444',
  city: 'Bayreuth',
  phone: '0921 123456',
  email: 'bau@bau.example',
};

const buttons = (page: Page) => page.locator('.form-actions.is-plain button');
const send = (page: Page) => buttons(page).first().click();

async function fill(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await page.locator(`#business-${name}`).fill(value);
}

async function toContact(page: Page): Promise<void> {
  await page.goto('/add-business');
  await fill(page, basics);
  await page.locator('#business-category').selectOption('handwerker');
  await send(page);
}

test('PUB-ADD-01 PUB-ADD-12 without JavaScript the wizard leads forwards and back through its steps and submits', async ({
  page,
}) => {
  await toContact(page);
  await expect(page.locator('.wizard-state')).toContainText('Schritt 2 von 3');
  await expect(page.locator('.field-error')).toHaveCount(0);
  await fill(page, contact);
  await send(page);
  await expect(page.locator('.wizard-state')).toContainText('Schritt 3 von 3');
  await fill(page, { monday: '09:00-18:00' });
  await buttons(page).last().click();
  await expect(page.locator('#business-address')).toHaveValue(contact.address);
  await buttons(page).last().click();
  await expect(page.locator('#business-name')).toHaveValue(basics.name);
  await send(page);
  await send(page);
  await expect(page.locator('#business-monday')).toHaveValue('09:00-18:00');
  // The server stores the form only if at least 3 s have passed since it first answered.
  await expect(async () => {
    if (await page.locator('#submitted-title').isHidden()) await send(page);
    await expect(page.locator('#submitted-title')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('#submitted-title')).toHaveText('Erfolgreich eingereicht!');
});

test('PUB-ADD-05 PUB-ADD-07 without JavaScript a step reports missing or invalid input and does not continue', async ({
  page,
}) => {
  await page.goto('/add-business');
  await fill(page, { name: 'Nur ein Name' });
  await send(page);
  await expect(page.locator('#business-description-error')).toHaveText('Bitte füllen Sie dieses Feld aus.');
  await expect(page.locator('#business-name')).toHaveValue('Nur ein Name');
  await toContact(page);
  await fill(page, { ...contact, email: 'bau@' });
  await send(page);
  await expect(page.locator('.wizard-state')).toContainText('Schritt 2 von 3');
  await expect(page.locator('#business-email-error')).toHaveText(/Bitte geben Sie eine E-Mail-Adresse an/);
});
