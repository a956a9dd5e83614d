/** Enough for four exports, each three pages ahead. */
const MOST_AHEAD = 12;
const AHEAD_FOR_MS = 10_000;

/** Keeps pages that are prepared before they are requested, which only affects speed. */
export class PagesAhead<Page> {
  private readonly pages = new Map<string, { page: Promise<Page>; until: number }>();

  /** Removes and returns the page under this key. */
  remove(key: string): Promise<Page> | undefined {
    const kept = this.pages.get(key);
    this.pages.delete(key);
    return kept && Date.now() < kept.until ? kept.page : undefined;
  }

  /** Prepares the page under this key unless it is prepared already; a prepared page is not updated. */
  ensure(key: string, make: () => Promise<Page>): Promise<Page> {
    const kept = this.pages.get(key);
    if (kept && Date.now() < kept.until) return kept.page;
    const page = make();
    // The caller that requests the page receives the failure.
    page.catch(() => undefined);
    this.pages.set(key, { page, until: Date.now() + AHEAD_FOR_MS });
    const [oldest] = this.pages.keys();
    if (this.pages.size > MOST_AHEAD && oldest !== undefined) this.pages.delete(oldest);
    return page;
  }
}
