import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath, waitUntil } from '@gewerk/engines';
import { BENCH_PASSWORD } from '../system/bench-system.js';
import { Attempts, type Family, type Target } from './attempts.js';
import { importRows } from './import-rows.js';
import { EVIL_HOST, HIT, HOSTILE_LINKS, HOSTILE_TEXTS } from './hostile-texts.js';

/** Columns that all contain the hostile text; each row also has it in one of the further columns below, in turn. */
const TEXT_COLUMNS = [
  'name',
  'city',
  'category',
  'subtypes',
  'description',
  'street',
  'full_address',
  'state',
] as const;
const MORE_COLUMNS = [
  ...(['phone', 'email', 'working_hours', 'about', 'business_status'] as const),
  ...(['type', 'postal_code', 'country', 'range', 'place_id'] as const),
] as const;
const LINK_COLUMNS = ['site', 'photo', 'logo', 'reviews_link'] as const;
const MOST_PAGES = 400;
/** Minimum number of rows that must be found; the others contain something that an import refuses. */
const LEAST_FOUND = 50;
const AT_ONCE = 2;
const MARK = 'Feindlich';
const PANEL_SECTIONS = ['dashboard', 'settings', 'businesses', 'redirects', 'inbox', 'statistics'];

type RowOf = Record<string, string>;

/** Rows of an import with markup in every field, checked wherever they appear. */
export const hostileRows = (folder: string, mostPages = MOST_PAGES): Family => ({
  name: 'markup in rows of an import, on pages, in the panel, in data for machines',
  async run(target) {
    const attempts = new Attempts();
    const rows = hostileSheet();
    await importRows(target, folder, rows);
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] });
    try {
      const pages = everyNth(await addresses(target), mostPages);
      await visit(await browser.newContext(), target, attempts, pages);
      await visitPanel(await browser.newContext(), target, attempts);
    } finally {
      await browser.close();
    }
    await readSitemap(target, attempts);
    return attempts;
  },
});

function hostileSheet(): RowOf[] {
  const plain = (number: number): RowOf => ({
    name: `${MARK} ${number}`,
    city: 'Bayreuth',
    country_code: 'DE',
    category: 'Autowerkstatt',
  });
  let number = 0;
  const rowsOf = (texts: readonly string[], columns: readonly string[]): RowOf[] =>
    texts.map((text, index) => {
      number += 1;
      const row = plain(number);
      // Puts the text into every text field, and in turn into one field that is read more closely.
      for (const column of columns) row[column] = column === 'name' ? `${MARK} ${number} ${text}` : text;
      const closer = MORE_COLUMNS[index % MORE_COLUMNS.length] ?? 'about';
      return { ...row, [closer]: text };
    });
  return [
    ...rowsOf(HOSTILE_TEXTS, TEXT_COLUMNS),
    ...rowsOf(HOSTILE_TEXTS, ['name', 'description', 'street']),
    ...rowsOf(HOSTILE_LINKS, LINK_COLUMNS),
  ];
}

/** Every page that shows one of the rows: their listings, and the lists and searches that contain them. */
async function addresses({ url, headers, say }: Target): Promise<string[]> {
  const slugs = async (): Promise<string[]> => {
    const listed = await fetch(`${url}/api/admin/businesses?search=${MARK}&limit=100`, { headers });
    if (!listed.ok) throw new Error(`the panel's list answered ${listed.status}: ${await listed.text()}`);
    return [...(await listed.text()).matchAll(/"url_slug":\s*"([^"]+)"/g)].map(([, slug]) => `/${slug}`);
  };
  let found: string[] = [];
  const isIndexed = async (): Promise<boolean> => (found = await slugs()).length >= LEAST_FOUND;
  if (!(await waitUntil(isIndexed, { timeoutMs: 60_000, everyMs: 500 })))
    throw new Error(`only ${found.length} of the hostile rows are found`);
  say(`${found.length} listings of hostile rows`);
  const cities = (await (await fetch(`${url}/api/cities`)).json()) as { city: string }[];
  return [
    '/',
    '/businesses',
    `/businesses?query=${MARK}`,
    ...HOSTILE_TEXTS.slice(0, 12).map((text) => `/businesses?query=${encodeURIComponent(text)}`),
    ...HOSTILE_TEXTS.slice(0, 6).map((text) => `/city/${encodeURIComponent(text)}`),
    '/categories',
    ...cities
      .filter(({ city }) => /[<>"'`$\\{]/.test(city))
      .map(({ city }) => `/city/${encodeURIComponent(city)}`),
    ...found,
  ];
}

/** At most `most` of the pages, spread over the whole list. */
function everyNth(pages: readonly string[], most: number): string[] {
  const step = Math.ceil(pages.length / most);
  return pages.filter((_, index) => index % step === 0);
}

async function visit(
  context: BrowserContext,
  target: Target,
  attempts: Attempts,
  pages: readonly string[],
): Promise<void> {
  const waiting = [...pages];
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    const seen = watch(page);
    await seesWhatRuns(page, seen);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await page.goto(`${target.url}${path}`, { waitUntil: 'load' });
      // Leaves time for scripts that are triggered by events.
      await page.waitForTimeout(150);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const broken = !data.every(isJson);
      const hits = seen.splice(0);
      if (hits.length > 0 || broken)
        target.say(`${path}: ${hits.join('; ')}${broken ? ' JSON-LD is broken' : ''}`);
      attempts.note(path, { isWon: hits.length > 0 || broken, status: answer?.status() });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** @throws Error if a page that runs such a text would go unnoticed */
async function seesWhatRuns(page: Page, seen: string[]): Promise<void> {
  await page.setContent(`<p>${HOSTILE_TEXTS.join('')}`);
  const hasSeen = (): Promise<boolean> => Promise.resolve(seen.length > 0);
  if (!(await waitUntil(hasSeen, { timeoutMs: 10_000 })))
    throw new Error('the browser does not notice scripts that run');
  await page.goto('about:blank');
  seen.splice(0);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Records scripts that ran, dialogs, and requests to the foreign host. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.text() === HIT) seen.push('a script ran');
  });
  page.on('dialog', (dialog) => {
    seen.push('a dialog opened');
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === EVIL_HOST) seen.push(`asked ${request.url()}`);
  });
  return seen;
}

async function visitPanel(context: BrowserContext, { url, say }: Target, attempts: Attempts): Promise<void> {
  const page = await context.newPage();
  const seen = watch(page);
  await page.goto(`${url}/admin`);
  await page.getByLabel('Şifre', { exact: true }).fill(BENCH_PASSWORD);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.getByRole('button', { name: 'Exit Panel' }).waitFor();
  for (const tab of PANEL_SECTIONS) {
    await page.goto(`${url}/admin?tab=${tab}&search=${MARK}`, { waitUntil: 'load' });
    await page.waitForTimeout(1_500);
    const hits = seen.splice(0);
    if (hits.length > 0) say(`panel, ${tab}: ${hits.join('; ')}`);
    attempts.note(`panel, ${tab}`, { isWon: hits.length > 0 });
  }
}

/** Text between tags must not itself be a tag. */
async function readSitemap({ url }: Target, attempts: Attempts): Promise<void> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  for (const file of files) {
    const answer = await fetch(`${url}${file}`);
    const isOdd = (await answer.text())
      .replace(/<\/?(?:urlset|url|loc|lastmod|xhtml:link|image:\w+)\b[^<>]*>|<\?xml[^<>]*\?>/g, '')
      .includes('<');
    attempts.note(file, { isWon: isOdd, status: answer.status });
  }
}
