import { removeAliasDomain, saveAliasDomain } from '@gewerk/contracts/bus';
import { waitUntil } from '@gewerk/engines';
import { withBus } from '../bus-client.js';
import { engineEnv } from '../engines/start-engines.js';
import { ask } from './asked.js';
import type { Assertion, Trial } from './trial.js';

const CANONICAL = 'gewerk.trial';
const ALIAS = 'alias.trial';
const UNKNOWN = 'unknown.trial';
const PATH = '/';
const MOVED = `301 http://${CANONICAL}${PATH}`;
const LIMIT_MS = 15_000;
/** Enough requests to reach each gateway, whichever one the Service chooses. */
const TIMES = 20;

/**
 * Requests for the site's own host, for a domain that redirects to it and for an unknown host, as an ingress controller
 * passes them on.
 */
export const hosts: Assertion = async (trial) => {
  const login = engineEnv(trial.plan, 'gateway')['NATS_URL'] ?? '';
  await withBus(login, (bus) => bus.request(saveAliasDomain, { domain: ALIAS }));
  const isKnown = async (): Promise<boolean> => [...(await answersOf(trial, ALIAS))].join() === MOVED;
  await waitUntil(isKnown, { timeoutMs: LIMIT_MS, everyMs: 500 });
  const seen: string[] = [];
  for (const host of [CANONICAL, ALIAS, UNKNOWN])
    seen.push([...(await answersOf(trial, host))].sort().join(' and '));
  await withBus(login, (bus) => bus.request(removeAliasDomain, { domain: ALIAS }));
  const gewerk = seen.join('; ');
  const target = `200; ${MOVED}; 404`;
  return [
    {
      what: `${TIMES} requests each, through the gateway's Service, to the site's host, an alias domain and an unknown host`,
      gewerk,
      target,
      met: gewerk === target,
    },
  ];
};

async function answersOf({ service }: Trial, host: string): Promise<Set<string>> {
  const answers = new Set<string>();
  for (let nth = 0; nth < TIMES; nth += 1) {
    const { status, location } = await ask(service, host, PATH, LIMIT_MS);
    answers.add([status, location].join(' ').trim());
  }
  return answers;
}
