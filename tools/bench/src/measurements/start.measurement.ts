import { setTimeout as delay } from 'node:timers/promises';
import type { Measurement } from '../report/measurement.js';
import { BUSINESSES } from '../system/bench-system.js';
import { memoryMb } from '../system/process-figures.js';

const IDLE_MS = 60_000;
const LONGEST_START_S = 30;
const SERVICES = [
  'directory',
  'search',
  'settings',
  'import-export',
  'media',
  'inbox',
  'redirect-tracking',
  'url-validation',
];
const MOST_MB = { service: 170, gateway: 300 };

/**
 * The start of a system with all businesses, and the memory of each process while it gets no requests. Run
 * this measurement first.
 */
export const start: Measurement = {
  name: 'start',
  title: 'Start and rest',
  isUsual: true,
  async run({ system, restart }) {
    await system();
    const { launched } = await restart();
    const seconds = launched.readyAfterMs / 1_000;
    await delay(IDLE_MS);
    const memory = (name: string) => memoryMb(launched.processOf(name).pid, 'VmRSS');
    const largest = Math.max(...SERVICES.map(memory));
    const engines = ['mongo', 'nats', 'redis', 'meili'].map((name) => `${name} ${memory(name).toFixed(0)}`);
    return [
      {
        what: `start with ${BUSINESSES.toLocaleString('en')} businesses present: until ready`,
        gewerk: `${seconds.toFixed(1)} s`,
        target: `≤ ${LONGEST_START_S} s`,
        met: seconds <= LONGEST_START_S,
      },
      {
        what: `memory of each service after ${IDLE_MS / 1_000} s at rest, MB (beside: ${engines.join(', ')})`,
        gewerk: SERVICES.map((name) => `${name} ${memory(name).toFixed(0)}`).join(', '),
        target: `each ≤ ${MOST_MB.service} MB`,
        met: largest <= MOST_MB.service,
      },
      {
        what: `memory of the gateway after ${IDLE_MS / 1_000} s at rest`,
        gewerk: `${memory('gateway').toFixed(0)} MB`,
        target: `≤ ${MOST_MB.gateway} MB`,
        met: memory('gateway') <= MOST_MB.gateway,
      },
    ];
  },
};
