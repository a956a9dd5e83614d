import { PROCESS_KINDS } from '../processes/processes.js';
import { autoscaled } from './autoscaled.js';
import { drained } from './drained.js';
import { drawn } from './drawn.js';
import { enginesAway } from './engines-away.js';
import { fromNothing } from './from-nothing.js';
import { hosts } from './hosts.js';
import { previousChart } from './previous.js';
import { named } from './named.js';
import { policed } from './policed.js';
import { rolled, rolledBack, scaled, upgraded } from './rolling.js';
import { endedWhileStarting } from './started.js';
import { type Assertion, inNamespace } from './trial.js';

const ready: Assertion = async ({ cluster }) => {
  const text = await cluster.kubectl('get', 'deployments', ...inNamespace, '--output', 'json');
  const { items } = JSON.parse(text) as { items: { status: { readyReplicas?: number } }[] };
  const well = items.filter(({ status }) => (status.readyReplicas ?? 0) >= 2).length;
  const target = `${PROCESS_KINDS.length} of ${PROCESS_KINDS.length}`;
  const gewerk = `${well} of ${items.length}`;
  const what = 'processes with 2 pods ready, in a namespace that enforces `restricted`';
  return [{ what, gewerk, target, met: gewerk === target }];
};

const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  ready,
  drawn,
  hosts,
  named,
  policed,
  rolled,
  upgraded,
  rolledBack,
  endedWhileStarting,
  enginesAway,
  scaled,
  autoscaled,
  drained,
  previousChart,
  fromNothing,
};

/**
 * The assertions that `TRIAL_ONLY` names, comma-separated, or all.
 * @throws Error if it names one that does not exist
 */
export function assertionsOf(env: NodeJS.ProcessEnv): [string, Assertion][] {
  const all = Object.entries(ASSERTIONS);
  const wanted = env['TRIAL_ONLY']?.split(',').map((name) => name.trim());
  const unknown = wanted?.find((name) => !(name in ASSERTIONS));
  if (unknown !== undefined)
    throw new Error(`TRIAL_ONLY names ${unknown}; there are ${Object.keys(ASSERTIONS).join(', ')}`);
  return wanted ? all.filter(([name]) => wanted.includes(name)) : all;
}
