import { emptySiteSettings, type SiteSettings } from '@gewerk/contracts';
import { saveSiteSettings } from '@gewerk/contracts/bus';
import { waitUntil } from '@gewerk/engines';
import { openBus } from '../system/bus.js';
import type { SystemRecord } from '../system/system-record.js';

const AREAS = [1, 2, 3, 4] as const;
const TAKEN_WITHIN_MS = 20_000;

/**
 * A typical ad: some text immediately, and later, inserted by a script, a block that is taller than its area.
 */
const snippet = (area: number): string =>
  `<p>Anzeige ${area}</p><script>(function(){var b=document.createElement('div');b.style.height='600px';` +
  `document.querySelector('[data-area="${area}"]').firstElementChild.append(b)})()</script>`;

/**
 * Fills all four ad areas as the operator does, and waits until the pages contain them. @throws Error if they
 * never do
 */
export async function fillAdAreas(record: SystemRecord): Promise<void> {
  const settings: SiteSettings = { ...emptySiteSettings };
  for (const area of AREAS) settings[`ad_area_${area}`] = snippet(area);
  const bus = await openBus(record);
  try {
    await bus.request(saveSiteSettings, settings);
  } finally {
    await bus.connection.close();
  }
  const [business] = (await (await fetch(`${record.url}/api/businesses/popular?limit=1`)).json()) as {
    urlSlug: string;
  }[];
  const areFilled = await waitUntil(
    async () => (await (await fetch(`${record.url}/${business?.urlSlug}`)).text()).includes('Anzeige 4'),
    { timeoutMs: TAKEN_WITHIN_MS, everyMs: 100 },
  );
  if (!areFilled) throw new Error('the saved ad areas do not appear on the pages');
}
