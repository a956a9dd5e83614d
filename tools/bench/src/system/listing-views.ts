import { setTimeout as delay } from 'node:timers/promises';
import { dayOf, monthOf } from '@gewerk/contracts';

/** The user agent of a person's browser: views by programs are not counted. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const SETTLE_MS = 5_000;

/** A listing whose views are counted. */
export interface ViewedListing {
  id: string;
  urlSlug: string;
}

/** @throws Error if the directory is empty */
export async function mostPopular(origin: string): Promise<ViewedListing> {
  const answer = await fetch(`${origin}/api/businesses/popular?limit=1`);
  const [first] = (await answer.json()) as ViewedListing[];
  if (!first) throw new Error('the directory has no business');
  return first;
}

/** Today's views of a listing so far, as the panel shows them. */
export async function viewsOf(origin: string, headers: Record<string, string>, id: string): Promise<number> {
  const month = monthOf(new Date());
  const answer = await fetch(`${origin}/api/admin/statistics/listings/${id}?month=${month}`, { headers });
  if (!answer.ok) throw new Error(`the statistics answered ${answer.status}: ${await answer.text()}`);
  const { days } = (await answer.json()) as { days: { day: string; views: number }[] };
  return days.find(({ day }) => day === dayOf(new Date()))?.views ?? 0;
}

/** Like {@link viewsOf}, but waits until nothing more is added, so that earlier views are included. */
export async function settledViews(
  origin: string,
  headers: Record<string, string>,
  id: string,
): Promise<number> {
  for (let last = -1, now = await viewsOf(origin, headers, id); ; now = await viewsOf(origin, headers, id)) {
    if (now === last) return now;
    last = now;
    await delay(SETTLE_MS);
  }
}
