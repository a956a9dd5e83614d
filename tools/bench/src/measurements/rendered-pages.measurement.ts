import { demoCities } from '@gewerk/demo-data';
import { LoadGenerator } from '../load/load-generator.js';
import { httpRequest } from '../load/load-plan.js';
import type { Measurement, Row } from '../report/measurement.js';
import { cpuMs } from '../system/process-figures.js';

const PAGES = 250;
const WARM_UP = 150;
const CONNECTIONS = 2;
const LARGEST_CPU_MS = 8;

/** Addresses that have never been requested before, so that each is rendered. */
type Addresses = (index: number) => string;

/** Cities with enough pages of businesses for all requests. */
const large = (index: number): string => encodeURIComponent(demoCities()[index % 40]?.name ?? 'Berlin');

const kinds: Record<string, Addresses> = {
  'city page': (index) => `/city/${large(index)}?page=${2 + Math.floor(index / 40)}`,
  'list of 24 cards': (index) => `/businesses?location=${large(index)}&page=${2 + Math.floor(index / 40)}`,
  home: (index) => `/?round=${index}`,
};

/** Rendering: the processor time of the gateway for pages that are not in its cache. */
export const renderedPages: Measurement = {
  name: 'rendered-pages',
  title: 'Pages rendered without the cache',
  isUsual: true,
  async run({ system, say }) {
    const { origin, launched } = await system();
    const generator = new LoadGenerator();
    const port = Number(new URL(origin).port);
    const gateway = launched.processOf('gateway').pid;
    const rows: Row[] = [];
    try {
      for (const [kind, address] of Object.entries(kinds)) {
        const html = await (await fetch(`${origin}${address(WARM_UP + PAGES)}`)).text();
        say(`${kind}: ${html.length} characters, ${html.match(/<li class="card"/g)?.length ?? 0} cards`);
        const run = (from: number, total: number) => {
          const addresses = Array.from({ length: total }, (_, index) => address(from + index));
          const requests = addresses.map((path) => httpRequest(path, { 'accept-encoding': 'br' }));
          return generator.run({ host: '127.0.0.1', port, requests, connections: CONNECTIONS, total });
        };
        await run(0, WARM_UP);
        const before = cpuMs(gateway);
        await run(WARM_UP, PAGES);
        const each = (cpuMs(gateway) - before) / PAGES;
        rows.push({
          what: `${kind}, rendered: gateway's CPU a page (${PAGES} pages, including compression)`,
          gewerk: `${each.toFixed(1)} ms`,
          target: `≤ ${LARGEST_CPU_MS} ms`,
          met: each <= LARGEST_CPU_MS,
        });
      }
    } finally {
      generator.close();
    }
    return rows;
  },
};
