import type { APIRequestContext, Page } from '@playwright/test';
import { openForm } from '../fixtures/open-form.js';
import { openPanel, proofOf } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const SUBMISSIONS = 100;
const AT_ONCE = 10;
const LONGEST_MS = 180_000;
/** One key press every 0.8 s, including the time to read. */
const HUMAN_PRESS_MS = 800;
/** Decisions are held for eight seconds. */
const SENT_WITHIN_MS = 60_000;

/** Submits businesses whose names begin with `name`. */
async function submit(request: APIRequestContext, name: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - sent) }, (_, index) => sent + index);
    await Promise.all(
      numbers.map(async (number) => {
        const data = {
          form_token: await openForm(request, 'submission'),
          ...{ name: `${name} ${number}`, category: 'handwerker', description: 'Tische.' },
          ...{ address: `Am Anger ${number}`, city: 'Reihenhausen', postal_code: '95448' },
          ...{ phone: `0921 77${number}`, email: `reihe-${number}@probe.example` },
        };
        const answer = await request.post('/api/submissions', { data });
        expect(answer.status(), await answer.text()).toBe(201);
      }),
    );
  }
}

/** Rejects submissions that other tests left waiting. */
async function emptyQueue(page: Page): Promise<void> {
  const headers = await proofOf(page.request);
  for (;;) {
    const answer = await page.request.get('/api/admin/submissions', { params: { limit: 100 } });
    const { submissions } = (await answer.json()) as { submissions: { id: string }[] };
    if (submissions.length === 0) return;
    for (const { id } of submissions) {
      const data = { decision: 'reject', reason: 'Rest eines Tests.' };
      const decided = await page.request.post(`/api/admin/submissions/${id}/decision`, { headers, data });
      expect(decided.status(), await decided.text()).toBe(200);
    }
  }
}

/** The number of submissions in a state. */
async function countOf(page: Page, state: string): Promise<number> {
  const answer = await page.request.get('/api/admin/submissions', { params: { state } });
  return ((await answer.json()) as { total: number }).total;
}

test.describe('the review of submissions', () => {
  test.setTimeout(300_000);

  test('allows deciding 100 submissions by keyboard within 3 minutes and undoing mistakes', async ({
    page,
    request,
  }) => {
    const name = `Reihe ${Date.now().toString(36)}`;
    await openPanel(page, '/admin?tab=businesses');
    await emptyQueue(page);
    await submit(request, name, SUBMISSIONS);
    await page.goto('/admin?tab=businesses&review=submissions');
    const [approved, rejected] = [await countOf(page, 'approved'), await countOf(page, 'rejected')];
    const heading = page.locator('.review-entry > h3');
    await expect(heading).toBeFocused();
    const first = await heading.textContent();
    expect(await violations(page, { within: ['.review'] })).toEqual([]);

    await page.keyboard.press('a');
    await expect(heading).not.toHaveText(first ?? '');
    await page.keyboard.press('u');
    await expect(heading).toHaveText(first ?? '');
    await page.keyboard.press('j');
    await expect(heading).not.toHaveText(first ?? '');
    await page.keyboard.press('k');
    await expect(heading).toHaveText(first ?? '');

    const begun = Date.now();
    let presses = 0;
    let panelMs = 0;
    for (let number = 0; number < SUBMISSIONS; number += 1) {
      const shown = await heading.textContent();
      const keys = number % 2 === 0 ? ['a'] : ['r', '3'];
      for (const key of keys) await page.keyboard.press(key);
      presses += keys.length;
      const pressed = Date.now();
      if (number < SUBMISSIONS - 1) await expect(heading).not.toHaveText(shown ?? '');
      panelMs += Date.now() - pressed;
    }
    expect(presses).toBe(150);
    // The time a person needs to press the keys, and the time the panel takes to show the next entry.
    expect(presses * HUMAN_PRESS_MS + panelMs).toBeLessThan(LONGEST_MS);
    await expect.poll(() => countOf(page, 'approved'), { timeout: SENT_WITHIN_MS }).toBe(approved + 50);
    await expect.poll(() => countOf(page, 'rejected'), { timeout: SENT_WITHIN_MS }).toBe(rejected + 50);
    expect(Date.now() - begun).toBeLessThan(LONGEST_MS);
    const answer = await page.request.get('/api/admin/submissions', { params: { state: 'rejected' } });
    const { submissions } = (await answer.json()) as { submissions: { reason: string }[] };
    expect(submissions[0]?.reason).toBe('Bu bir tamir veya hizmet işletmesi değil.');
  });

  test('approves all loaded submissions at once, and ignores its keys in a text field', async ({
    page,
    request,
  }) => {
    const name = `Stapel ${Date.now().toString(36)}`;
    await openPanel(page, '/admin?tab=statistics');
    await emptyQueue(page);
    await submit(request, name, 3);
    await page.goto('/admin?tab=businesses&page=submissions');
    const approved = await countOf(page, 'approved');
    await page.getByRole('link', { name: 'Sırayla incele', exact: true }).click();
    const heading = page.locator('.review-entry > h3');
    await expect(heading).toBeFocused();
    const shown = await heading.textContent();
    await page.keyboard.press('r');
    await page.getByLabel('Kendi gerekçeniz').pressSequentially('a1u');
    await expect(heading).toHaveText(shown ?? '');
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('button', { name: 'Yüklenen 3 kaydın tümünü onayla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tümünü onayla' }).click();
    await expect(page.getByText('Hepsi karara bağlandı.')).toBeVisible();
    await page.getByRole('button', { name: 'Sıradan çık' }).click();
    await expect.poll(() => countOf(page, 'approved'), { timeout: SENT_WITHIN_MS }).toBe(approved + 3);
  });
});
