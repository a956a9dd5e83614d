import type { Kind } from '../steady/steady-load.js';
import { BROWSER, mostPopular, settledViews, type ViewedListing } from '../system/listing-views.js';

/** Views of one listing: how many were requested and answered, and how many the statistics have counted. */
export class CountedViews {
  /**
   * Number of requested views, including requests that the load no longer waited for: their pages may have
   * been sent.
   */
  asked = 0;
  answered = 0;

  private constructor(
    private readonly origin: string,
    private readonly headers: Record<string, string>,
    private readonly listing: ViewedListing,
    private readonly before: number,
  ) {}

  /** @param headers of the operator's session */
  static async begin(origin: string, headers: Record<string, string>): Promise<CountedViews> {
    const listing = await mostPopular(origin);
    return new CountedViews(origin, headers, listing, await settledViews(origin, headers, listing.id));
  }

  get kind(): Kind {
    return {
      name: 'view',
      weight: 2,
      send: async (signal) => {
        this.asked += 1;
        const answer = await fetch(`${this.origin}/${this.listing.urlSlug}`, {
          headers: { 'user-agent': BROWSER },
          signal,
        });
        if (answer.status === 200) this.answered += 1;
        return answer;
      },
    };
  }

  /** How many were counted since the beginning, once nothing more is added. */
  async counted(): Promise<number> {
    return (await settledViews(this.origin, this.headers, this.listing.id)) - this.before;
  }
}
