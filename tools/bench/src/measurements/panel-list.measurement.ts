import { panelSorts } from '@gewerk/contracts/bus';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { operatorHeaders } from '../system/operator-session.js';
import { listFilters, type Query } from './panel-list-filters.js';

const LONGEST_MS = 300;
/** The measured pages, out of the first 100. */
const PAGES = [1, 2, 5, 10, 20, 35, 50, 70, 85, 100];
const WARM_UP = 20;

interface PanelPage {
  total: number;
  totalPages: number;
}

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
    const filters = await listFilters(origin, headers);
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask({});
    const rows: Row[] = [];
    for (const [name, filter] of Object.entries(filters)) rows.push(await measured(name, filter, ask, say));
    return rows;
  },
};

/**
 * Each page is requested twice in succession, since data that the index does not have in memory after its
 * start is read from the disk once.
 */
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
