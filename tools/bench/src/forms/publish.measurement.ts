import { randomUUID } from 'node:crypto';
import type { getManagedBusiness, OutputOf, Submission } from '@gewerk/contracts/bus';
import { waitUntil } from '@gewerk/engines';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { operatorHeaders } from '../system/operator-session.js';
import { FormSender } from './form-sender.js';

const TIMES = 10;
const ON_PAGE_WITHIN_S = 2;
const FOUND_WITHIN_S = 5;
const GIVE_UP_MS = 30_000;
const LOOK_EVERY_MS = 20;

type ManagedBusiness = OutputOf<typeof getManagedBusiness>;

/** The time from approving a submission until its page and the search show it, with earlier responses in the caches. */
export const publish: Measurement = {
  name: 'publish',
  title: 'From approval to the public',
  isUsual: true,
  async run({ system, say }) {
    const { origin } = await system();
    const operator = new Operator(origin, await operatorHeaders(origin));
    const sender = new FormSender(origin);
    const tokens = await sender.open('submission', TIMES);
    const onPage: number[] = [];
    const found: number[] = [];
    const published: string[] = [];
    for (const token of tokens) {
      const mark = `Probe-${randomUUID().slice(0, 8)}`;
      const { id } = await sender.send('submission', mark, token, false);
      const from = performance.now();
      const { businessId, urlSlug } = await operator.approve(id);
      const [page, search] = await Promise.all([
        secondsUntil(from, `the page of ${mark}`, () => isOnPage(`${origin}/${urlSlug}`, mark)),
        secondsUntil(from, `${mark} in search`, () => isFound(origin, mark, businessId)),
      ]);
      onPage.push(page);
      found.push(search);
      published.push(businessId);
    }
    // Removed at the end, not in between: the search engine handles removals and additions one after the
    // other, and both take equally long.
    for (const businessId of published) await operator.remove(businessId);
    say(`${TIMES} submissions approved one after the other, and removed again`);
    return [row('on its page', onPage, ON_PAGE_WITHIN_S), row('in search', found, FOUND_WITHIN_S)];
  },
};

/** The panel's calls that approve a submission and later remove its business. */
class Operator {
  constructor(
    private readonly origin: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** @throws Error if it is refused or names no business */
  async approve(id: string): Promise<{ businessId: string; urlSlug: string }> {
    const body = JSON.stringify({ decision: 'approve' });
    const answer = await this.call('POST', `/api/admin/submissions/${id}/decision`, body);
    const { businessId, urlSlug } = (await answer.json()) as Submission;
    if (businessId === null || urlSlug === null) throw new Error('an approved submission has no business');
    return { businessId, urlSlug };
  }

  /** @throws Error if it is refused */
  async remove(businessId: string): Promise<void> {
    const path = `/api/admin/businesses/${businessId}`;
    const { version } = (await (await this.call('GET', path)).json()) as ManagedBusiness;
    await this.call('DELETE', `${path}?${new URLSearchParams({ version })}`);
  }

  private async call(method: string, path: string, body?: string): Promise<Response> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers: { ...this.headers, ...type },
      body: body ?? null,
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}

async function isOnPage(address: string, name: string): Promise<boolean> {
  const answer = await fetch(address);
  return (await answer.text()).includes(`>${name}</h1>`) && answer.ok;
}

async function isFound(origin: string, name: string, businessId: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/businesses/search?${new URLSearchParams({ query: name })}`);
  const { businesses } = (await answer.json()) as { businesses: { id: string }[] };
  return businesses.some(({ id }) => id === businessId);
}

/** @throws Error if it does not appear in time */
async function secondsUntil(from: number, what: string, isThere: () => Promise<boolean>): Promise<number> {
  const came = await waitUntil(isThere, { timeoutMs: GIVE_UP_MS, everyMs: LOOK_EVERY_MS });
  if (!came) throw new Error(`${what} did not appear within ${GIVE_UP_MS / 1_000} s`);
  return (performance.now() - from) / 1_000;
}

function row(where: string, seconds: readonly number[], limit: number): Row {
  const slowest = Math.max(...seconds);
  return {
    what: `an approved submission is ${where} after: slowest of ${TIMES} (median)`,
    gewerk: `${slowest.toFixed(2)} s (${median(seconds).toFixed(2)})`,
    target: `≤ ${limit} s`,
    met: slowest <= limit,
  };
}
