import { saveSettings as save } from '../fixtures/save-settings.js';
import { stopClock } from '../fixtures/clock.js';
import { takenOver } from '../fixtures/taken-over.js';
import { expect, test } from '../fixtures/test.js';
import { samplePaths } from '../system/samples.js';

test.describe.configure({ mode: 'serial' });

const ad = (area: number): string => `<p class="ad-text">Anzeige ${area}</p>`;
const ads = { ad_area_1: ad(1), ad_area_2: ad(2), ad_area_3: ad(3), ad_area_4: ad(4) };

test.afterAll(async ({ request }) => save(request, {}));

test('Empty ad areas have no slots', async ({ page }) => {
  await page.goto(samplePaths.full);
  await expect(page.locator('.ad-slot')).toHaveCount(0);
});

test('PUB-AD-01 PUB-AD-02 PUB-AD-03 PUB-AD-04 each ad area is above its section', async ({
  page,
  request,
}) => {
  await save(request, { ...ads, head_code: '<meta name="probe" content="ads">' });
  await page.goto(samplePaths.full);
  const top = async (selector: string): Promise<number> =>
    (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
  for (const [area, section] of [
    [1, '.business-head h1'],
    [2, '#photos-title'],
    [3, '#hours-title'],
    [4, '#additional-title'],
  ] as const) {
    await expect(page.locator(`.ad-slot[data-area="${area}"] .ad-text`)).toHaveText(`Anzeige ${area}`);
    const [slot, below] = [await top(`.ad-slot[data-area="${area}"]`), await top(section)];
    expect(slot, section).toBeLessThan(below);
    // There must be nothing else between the slot and its section.
    expect(below - slot, section).toBeLessThan(250 + 160);
  }
});

test('PUB-AD-05 an ad slot is 200 px high on windows narrower than 768 px and otherwise 250 px, even before it is filled', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(samplePaths.full);
  for (const [width, height] of [
    [390, 200],
    [767, 200],
    [768, 250],
    [1280, 250],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const slot of await page.locator('.ad-slot').all()) {
      expect((await slot.boundingBox())?.height, `${width} px`).toBe(height);
    }
  }
  await expect(page.locator('.ad-slot')).toHaveCount(4);
});

test('PUB-AD-06 the slots fill after index*300+100 ms', async ({ page }) => {
  await stopClock(page);
  await page.goto(samplePaths.full);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  const texts = page.locator('.ad-slot .ad-text');
  const filled: number[] = [];
  for (let time = 0; time <= 1_000; time += 50) {
    filled.push(await texts.count());
    await page.clock.runFor(50);
  }
  // Measured from hydration, with the clock stopped.
  expect(filled.slice(0, 2)).toEqual([0, 0]);
  expect([filled[4], filled[10], filled[16], filled[20]]).toEqual([1, 2, 3, 4]);
});

test('PUB-AD-07 PUB-AD-08 PUB-AD-09 head code, footer code and ads accept markup and scripts', async ({
  page,
  request,
  guard,
}) => {
  await save(request, {
    ...ads,
    head_code:
      '<meta name="probe" content="head"><script>document.documentElement.dataset.head = "ran"</script>',
    footer_code:
      '<p id="from-footer">Fußcode</p><script>document.documentElement.dataset.foot = "ran"</script>',
    ad_area_1: `${ad(1)}<script>document.documentElement.dataset.ad = "ran"</script>`,
  });
  for (const path of ['/', '/businesses', '/city/Musterhofen', samplePaths.full]) {
    await page.goto(path);
    await expect(page.locator('head meta[name="probe"]'), path).toHaveAttribute('content', 'head');
    await expect(page.locator('html')).toHaveAttribute('data-head', 'ran');
    await expect(page.locator('html')).toHaveAttribute('data-foot', 'ran');
    await expect(page.locator('body > #from-footer')).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('data-ad', 'ran');
  expect(guard.faults).toEqual([]);
});

test('PUB-SEO-07 PUB-SEO-08 pages use the operator’s title and description, or the default branding without them', async ({
  page,
  request,
}) => {
  const description = page.locator('meta[name="description"]');
  await save(request, {
    site_title: 'Mein Verzeichnis',
    site_description: 'Alles vor Ort.',
    head_code: '<!-- title -->',
  });
  await page.goto('/');
  await expect(page).toHaveTitle('Mein Verzeichnis');
  await expect(description).toHaveAttribute('content', 'Alles vor Ort.');
  await page.goto('/city/Musterhofen');
  await expect(page).toHaveTitle('Businesses in Musterhofen | Mein Verzeichnis');
  await expect(description).not.toHaveAttribute('content', 'Alles vor Ort.');
  await save(request, { head_code: '<!-- none -->' });
  await page.goto('/');
  await expect(page).toHaveTitle('Gewerk – Global Business Directory');
  await expect(description).toHaveAttribute('content', /\d companies/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PUB-AD-09 the markup of ads and footer code is shown, and the document has none of their scripts', async ({
    page,
    request,
  }) => {
    const marker = '<meta name="probe" content="plain">';
    await save(request, {
      ...ads,
      footer_code: '<p id="from-footer">Fußcode</p><script>1</script>',
      head_code: marker,
    });
    await page.goto(samplePaths.full);
    await expect(page.locator('.ad-slot .ad-text')).toHaveText([1, 2, 3, 4].map((area) => `Anzeige ${area}`));
    await expect(page.locator('#from-footer')).toBeVisible();
    const inline = page.locator(
      'script:not([src]):not([type="application/json"]):not([type="application/ld+json"])',
    );
    await expect(inline).toHaveCount(1);
  });
});
