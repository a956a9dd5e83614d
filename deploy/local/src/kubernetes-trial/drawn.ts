import { ask } from './asked.js';
import type { Assertion } from './trial.js';

const LIMIT_MS = 30_000;
const JPEG = 'ffd8ff';

/** Requests a share image, which Chromium draws in media's pod. */
export const drawn: Assertion = async ({ service }) => {
  const from = performance.now();
  const { status, body } = await ask(service, 'gewerk.trial', '/api/og/site', LIMIT_MS);
  const start = body.subarray(0, 3).toString('hex');
  const seconds = (performance.now() - from) / 1_000;
  return [
    {
      what: 'a share image drawn by Chromium in its pod: status; a picture; time',
      gewerk: `${status}; ${start === JPEG ? 'yes' : start}; ${seconds.toFixed(1)} s`,
      target: `200; yes; ≤ ${LIMIT_MS / 1_000} s`,
      met: status === 200 && start === JPEG,
    },
  ];
};
