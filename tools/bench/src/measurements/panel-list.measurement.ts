import { panelSorts } from '@gewerk/contracts/bus';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { operatorHeaders } from '../system/operator-session.js';

const LONGEST_MS = 300;
/** Of the first 100 pages. */
const PAGES = [1, 2, 5, 10, 20, 35, 50, 70, 85, 100];
const WARM_UP = 20;

interface PanelPage {
  total: number;
  totalPages: number;
}

type Query = Readonly<Record<string, string>>;

/** The panel's list: each filter and each order, pages from the first to the hundredth. */
export const panelList: Measurement = {
  name: 'panel-list',
  title: "The panel's list",
  isUsual: true,
  async run({ system, say }) {
    const { origin } = await system();
    const headers = await operatorHeaders(origin);
    const ask = async (query: Query): Promise<{ ms: number; page: PanelPage }> => {
      const from = performance.now();
      const answer = await fetch(`${origin}/api/admin/businesses?${new URLSearchParams(query)}`, { headers });
      const page = (await answer.json()) as PanelPage;
      if (!answer.ok) throw new Error(`the list answered ${answer.status} to ${JSON.stringify(query)}`);
      return { ms: performance.now() - from, page };
    };
    const filters = await filtersOf(origin, headers);
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask({});
    const rows: Row[] = [];
    for (const [name, filter] of Object.entries(filters)) rows.push(await measured(name, filter, ask, say));
    return rows;
  },
};

/** Each page is asked twice in turn: what the index has not in memory after its start comes from the disk once. */
async function measured(
  name: string,
  filter: Query,
  ask: (query: Query) => Promise<{ ms: number; page: PanelPage }>,
  say: (line: string) => void,
): Promise<Row> {
  const { total, totalPages } = (await ask(filter)).page;
  const times: number[] = [];
  let slowest = { ms: 0, what: '' };
  let slowestOfAll = 0;
  for (const order of orders()) {
    for (const page of PAGES.filter((each) => each <= Math.max(1, totalPages))) {
      const query = { ...filter, ...order, page: String(page), limit: String(PAGE_SIZE.admin) };
      slowestOfAll = Math.max(slowestOfAll, (await ask(query)).ms);
      const { ms } = await ask(query);
      times.push(ms);
      if (ms > slowest.ms) slowest = { ms, what: `page ${page} ${Object.values(order).join(' ')}`.trim() };
    }
  }
  say(`${name}: slowest ${slowest.ms.toFixed(0)} ms (${slowest.what})`);
  return {
    what: `${name} (${total.toLocaleString('en')} found), unsorted and in ten orders, ${times.length} pages: slowest (median; first time, from the disk: slowest)`,
    gewerk: `${slowest.ms.toFixed(0)} ms (${median([...times]).toFixed(0)}; ${slowestOfAll.toFixed(0)})`,
    target: `≤ ${LONGEST_MS} ms`,
    met: slowest.ms <= LONGEST_MS,
  };
}

function orders(): Query[] {
  const sorted = panelSorts.flatMap((sortBy) => [
    { sortBy, sortOrder: 'asc' },
    { sortBy, sortOrder: 'desc' },
  ]);
  return [{}, ...sorted];
}

/** The most frequent value of each choice leaves the most to sort. */
async function filtersOf(origin: string, headers: Record<string, string>): Promise<Record<string, Query>> {
  const most = async (list: string, field: string): Promise<string> => {
    const answer = await fetch(`${origin}/api/admin/${list}`, { headers });
    const [first] = (await answer.json()) as Record<string, string>[];
    return first?.[field] ?? '';
  };
  const category = await most('real-categories', 'category');
  const city = await most('cities', 'city');
  const type = await most('types', 'type');
  const country = await most('countries', 'countryCode');
  const date = await busiestDay(origin, headers);
  // Directories of the bench are imported, or made up.
  const source = (await totalOf(origin, headers, { source: 'import' })) > 0 ? 'import' : 'demo';
  return {
    'all businesses': {},
    'largest category': { category },
    'largest city': { city },
    'most frequent type': { type },
    'largest country': { country },
    'day with most listings': { date },
    'category, city and country': { category, city, country },
    'source that most come from': { source },
    'changed since the day with most listings': { changedSince: date },
    'website not checked': { website: 'unchecked' },
    'website not reached': { website: 'not-reached' },
    'left out by lists': { status: 'hidden' },
    deleted: { status: 'deleted' },
    'text that few have': { search: 'Autohaus Müller Köln' },
    'text that many have': { search: 'müller' },
    'one letter': { search: 'a' },
    'text that many have, in the largest category': { search: 'gmbh', category },
  };
}

async function totalOf(origin: string, headers: Record<string, string>, query: Query): Promise<number> {
  const answer = await fetch(`${origin}/api/admin/businesses?${new URLSearchParams(query)}`, { headers });
  return ((await answer.json()) as PanelPage).total;
}

async function busiestDay(origin: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/growth`, { headers });
  const { days } = (await answer.json()) as { days: { day: string; added: number }[] };
  const busiest = days.reduce((most, each) => (each.added > most.added ? each : most), {
    day: new Date().toISOString().slice(0, 10),
    added: 0,
  });
  return busiest.day;
}
