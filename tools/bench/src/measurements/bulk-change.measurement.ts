import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BulkRun, panelSorts } from '@gewerk/contracts/bus';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import type { Measurement, Row } from '../report/measurement.js';
import { operatorHeaders } from '../system/operator-session.js';
import type { Query } from './panel-list-filters.js';

const BUSINESSES = 12_000;
const CHANGED_WITHIN_S = 15;
const PUBLIC_WITHIN_S = 5;
const LOOK_EVERY_MS = 250;
const GIVE_UP_MS = 300_000;
const SAMPLE = 5;
const LONGEST_LIST_MS = 300;

/** One bulk change to 12,000 businesses, measured until visitors see it, and its undo. */
export const bulkChange: Measurement = {
  name: 'bulk-change',
  title: 'A change of 12,000 businesses',
  isUsual: false,
  async run({ system, say }) {
    const { origin } = await system();
    const panel = new Panel(origin, await operatorHeaders(origin));
    const filter = await panel.filterOf(BUSINESSES);
    const { total, sample } = await panel.list(filter);
    say(`${total} businesses of ${JSON.stringify(filter)}`);
    const before = await panel.exported(filter);
    const word = `Messung${Date.now().toString(36)}`;
    const done = await panel.change(filter, total, word);
    const seen = await panel.untilPublic(word, sample, done.run);
    const undone = await panel.undo(done.run.id);
    const isExact = (await panel.exported(filter)) === before;
    const trash = await inTrash(panel, filter, total);
    say(`the trash: slowest ${trash.slowest.toFixed(0)} ms (${trash.what})`);
    return rowsOf({ total, done, seen, undone, isExact, trash });
  },
};

interface Figures {
  total: number;
  done: { run: BulkRun; seconds: number; steps: number };
  seen: Seen;
  undone: { run: BulkRun; seconds: number };
  isExact: boolean;
  trash: Trash;
}

/** Seconds from the end of the change. */
interface Seen {
  /** Until the sampled pages show the change. */
  pages: number;
  /** Until the index has the change, so that the list counts everything that the run changed. */
  list: number;
}

/** Listing the businesses after they were deleted, and restoring them. */
interface Trash {
  deleted: { run: BulkRun; seconds: number };
  total: number;
  slowest: number;
  what: string;
  back: { run: BulkRun; seconds: number };
}

/**
 * Deletes the businesses, lists the full trash (each order, first and last page, with filters), and restores
 * them.
 */
async function inTrash(panel: Panel, filter: Query, total: number): Promise<Trash> {
  const deleted = await panel.remove(filter, total);
  const status = 'deleted';
  const listed = await panel.list({ status });
  const last = String(Math.min(Math.ceil(listed.total / PAGE_SIZE.admin), 10_000 / PAGE_SIZE.admin));
  const orders: Query[] = [{}, ...panelSorts.map((sortBy) => ({ sortBy })), { search: 'ller' }, filter];
  let [slowest, what] = [0, ''];
  for (const order of orders) {
    for (const page of 'search' in order || order === filter ? ['1'] : ['1', last]) {
      const from = performance.now();
      await panel.list({ status, ...order, page });
      const ms = performance.now() - from;
      if (ms > slowest) [slowest, what] = [ms, `page ${page} ${JSON.stringify(order)}`];
    }
  }
  return { deleted, total: listed.total, slowest, what, back: await panel.undo(deleted.run.id) };
}

function rowsOf({ total, done, seen, undone, isExact, trash }: Figures): Row[] {
  const what = `a text set in ${total.toLocaleString('en')} businesses`;
  return [
    {
      what: `${what}, ${done.run.changed.toLocaleString('en')} changed, progress seen in ${done.steps} steps`,
      gewerk: `${done.seconds.toFixed(1)} s`,
      target: `≤ ${CHANGED_WITHIN_S} s`,
      met: done.seconds <= CHANGED_WITHIN_S && done.run.changed === total && done.steps > 1,
    },
    {
      what: `from its end until ${SAMPLE} pages of them show it`,
      gewerk: `${seen.pages.toFixed(1)} s`,
      target: `≤ ${PUBLIC_WITHIN_S} s`,
      met: seen.pages <= PUBLIC_WITHIN_S,
    },
    {
      what: 'from its end until search and the list of what it changed have all of it',
      gewerk: `${seen.list.toFixed(1)} s`,
      target: `≤ ${PUBLIC_WITHIN_S} s`,
      met: seen.list <= PUBLIC_WITHIN_S,
    },
    {
      what: `undone, ${(undone.run.undo?.restored ?? 0).toLocaleString('en')} restored; the export is the same as before, byte for byte`,
      gewerk: `${undone.seconds.toFixed(1)} s, ${isExact ? 'the same' : 'another'}`,
      target: 'the same',
      met: isExact && undone.run.undo?.restored === done.run.changed,
    },
    {
      what: `the same deleted: ${trash.total.toLocaleString('en')} in the trash, every order, first and last page, filtered and searched: slowest`,
      gewerk: `${trash.slowest.toFixed(0)} ms`,
      target: `≤ ${LONGEST_LIST_MS} ms`,
      met: trash.slowest <= LONGEST_LIST_MS && trash.total >= total,
    },
    {
      what: `deleted and restored, ${(trash.back.run.undo?.restored ?? 0).toLocaleString('en')} of them`,
      gewerk: `${trash.deleted.seconds.toFixed(1)} s, ${trash.back.seconds.toFixed(1)} s`,
      target: `≤ ${CHANGED_WITHIN_S} s to delete, all back`,
      met: trash.deleted.seconds <= CHANGED_WITHIN_S && trash.back.run.undo?.restored === total,
    },
  ];
}

/** The calls of the operator's panel. */
class Panel {
  constructor(
    private readonly origin: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** The category, city or country whose number of businesses is nearest to the wanted one. */
  async filterOf(wanted: number): Promise<Query> {
    const values = await Promise.all(
      (
        [
          ['real-categories', 'category', 'category'],
          ['cities', 'city', 'city'],
          ['countries', 'countryCode', 'country'],
        ] as const
      ).map(async ([list, field, name]) => {
        const found = (await this.get(list)) as ({ count: number } & Record<string, string>)[];
        return found.map((each) => ({ filter: { [name]: each[field] ?? '' }, count: each.count }));
      }),
    );
    const [nearest] = values
      .flat()
      .sort((one, other) => Math.abs(one.count - wanted) - Math.abs(other.count - wanted));
    if (!nearest) throw new Error('the directory is empty');
    return nearest.filter;
  }

  async list(filter: Query): Promise<{ total: number; sample: string[] }> {
    const page = (await this.get('businesses', filter)) as {
      total: number;
      businesses: { url_slug: string }[];
    };
    return { total: page.total, sample: page.businesses.slice(0, SAMPLE).map(({ url_slug }) => url_slug) };
  }

  /** A hash of the complete export of the businesses that match a filter. */
  async exported(filter: Query): Promise<string> {
    const answer = await this.ask(`export?${new URLSearchParams(filter)}`);
    return hash('sha256', await answer.text());
  }

  change(matching: Query, expected: number, text: string) {
    return this.start(matching, expected, { action: 'set', fields: { description: text } });
  }

  remove(matching: Query, expected: number) {
    return this.start(matching, expected, { action: 'delete' });
  }

  private async start(matching: Query, expected: number, change: object) {
    const body = { selection: { matching: { ...matching, status: 'listed' } }, change, expected };
    const from = performance.now();
    const started = (await (await this.ask('bulk-changes', body)).json()) as BulkRun;
    return this.ended(started.id, from);
  }

  async undo(id: string) {
    const from = performance.now();
    await this.ask(`bulk-changes/${id}/undo`, {});
    return this.ended(id, from);
  }

  /** Waits until each page has the text, and until the list counts everything that the run changed. */
  async untilPublic(text: string, paths: readonly string[], { id, changed }: BulkRun): Promise<Seen> {
    const from = performance.now();
    const onPages = async (): Promise<boolean> => {
      const pages = await Promise.all(
        paths.map(async (path) => (await (await fetch(`${this.origin}/${path}`)).text()).includes(text)),
      );
      return pages.every(Boolean);
    };
    const inList = async (): Promise<boolean> => {
      const { total } = (await this.get('businesses', { run: id, runPart: 'changed' })) as { total: number };
      return total === changed;
    };
    const until = async (isThere: () => Promise<boolean>): Promise<number> => {
      while (!(await isThere())) await this.wait(from);
      return (performance.now() - from) / 1_000;
    };
    const [pages, list] = await Promise.all([until(onPages), until(inList)]);
    return { pages, list };
  }

  private async ended(id: string, from: number): Promise<{ run: BulkRun; seconds: number; steps: number }> {
    const seen = new Set<string>();
    for (;;) {
      const run = (await this.get(`bulk-changes/${id}`)) as BulkRun;
      seen.add(`${run.processed} ${run.undo?.processed}`);
      if (!['queued', 'running', 'undoing'].includes(run.state)) {
        if (run.failure) throw new Error(`the bulk change failed: ${run.failure}`);
        return { run, seconds: (performance.now() - from) / 1_000, steps: seen.size };
      }
      await this.wait(from);
    }
  }

  private async wait(from: number): Promise<void> {
    if (performance.now() - from > GIVE_UP_MS) throw new Error('it takes more than five minutes');
    await pause(LOOK_EVERY_MS);
  }

  private async get(path: string, query: Query = {}): Promise<unknown> {
    return (await this.ask(`${path}?${new URLSearchParams(query)}`)).json();
  }

  private async ask(path: string, body?: object): Promise<Response> {
    const answer = await fetch(`${this.origin}/api/admin/${path}`, {
      headers: { ...this.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}
