import { GewerkError, invalidField } from '@gewerk/contracts';
import {
  businessChanged,
  countWebsites,
  getBusiness,
  type Operation,
  type OutputOf,
  type ParsedInputOf,
  scanWebsites,
} from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { headers, type Msg, type Subscription } from '@nats-io/transport-node';

interface Stored {
  id: string;
  name?: string;
  website?: string | null;
  citySlug?: string;
}

const EVENT_IDS = 500;

/**
 * The directory service in memory, for tests of other services: answers over a caller's connection and
 * publishes changes.
 */
export class FakeDirectory<Business extends Stored> {
  readonly stored = new Map<string, Business>();
  /** Frozen selections: ids by the selection's id. */
  readonly selections = new Map<string, readonly string[]>();
  private readonly subscriptions: Subscription[] = [];

  constructor(private readonly bus: MessageBus) {
    // Callers read only the fields that a test stores.
    this.answer(getBusiness, ({ id }) => this.get(id) as unknown as OutputOf<typeof getBusiness>);
    this.answer(countWebsites, ({ selection }) => ({ count: this.chosen(selection).length }));
    this.answer(scanWebsites, (page) => {
      const sites = this.chosen(page.selection).map(({ id, name, website }) => ({
        id,
        name: name ?? '',
        website: website ?? '',
      }));
      return pageOf(sites, page);
    });
  }

  /** Fails with `business-not-found`. */
  get(id: string): Business {
    const business = this.stored.get(id);
    if (!business) throw new GewerkError('business-not-found', 'There is no such business.');
    return business;
  }

  withWebsite(): Business[] {
    return [...this.stored.values()].filter(({ website }) => website);
  }

  /** Businesses with a website, from all or from a selection; an unknown selection fails with `invalid-input`. */
  chosen(selection: string | undefined): Business[] {
    if (selection === undefined) return this.withWebsite();
    const ids = this.selections.get(selection);
    if (!ids) throw invalidField('selection', 'must be a selection that is kept');
    return this.withWebsite().filter(({ id }) => ids.includes(id));
  }

  /** Stores businesses without an event. */
  seed(...businesses: Business[]): void {
    for (const business of businesses) this.stored.set(business.id, business);
  }

  /** Stores businesses and publishes that they changed. */
  async save(...businesses: Business[]): Promise<void> {
    this.seed(...businesses);
    await this.publishChange(businesses);
  }

  async remove(business: Stored): Promise<void> {
    this.stored.delete(business.id);
    await this.publishChange([business]);
  }

  async publishChange(businesses: readonly Stored[]): Promise<void> {
    for (let start = 0; start < businesses.length; start += EVENT_IDS) {
      const part = businesses.slice(start, start + EVENT_IDS);
      const citySlugs = [...new Set(part.flatMap(({ citySlug }) => citySlug ?? []))];
      await this.bus.publish(businessChanged, {
        ids: part.map(({ id }) => id),
        citySlugs,
        categorySlugs: [],
      });
    }
  }

  /** Answers an operation; a GewerkError that `handle` throws is the response. */
  answer<Op extends Operation>(
    operation: Op,
    handle: (input: ParsedInputOf<Op>) => OutputOf<Op> | Promise<OutputOf<Op>>,
  ): void {
    const respond = async (message: Msg): Promise<void> => {
      try {
        const output = await handle(operation.input.parse(message.json()) as ParsedInputOf<Op>);
        message.respond(JSON.stringify(output));
      } catch (error) {
        if (!(error instanceof GewerkError)) throw error;
        const marked = headers();
        marked.set('gewerk-error', '1');
        message.respond(JSON.stringify({ code: error.code, detail: error.message }), { headers: marked });
      }
    };
    const callback = (_error: Error | null, message: Msg): void => void respond(message);
    this.subscriptions.push(this.bus.connection.subscribe(operation.subject, { callback }));
  }

  /** Stops responding to calls. */
  close(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }
}

/** A page of records in id order, as scans return it. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  { after, limit }: { after: string | null; limit: number },
): { items: Item[]; next: string | null } {
  const rest = items
    .filter(({ id }) => after === null || id > after)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { items: rest.slice(0, limit), next: rest.length > limit ? (rest[limit - 1]?.id ?? null) : null };
}
