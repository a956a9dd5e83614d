import { type Assertion } from './trial.js';

const LIMIT_MS = 30_000;
const PNG = '89504e47';

/** A share image, which Chromium draws in the pod of media. */
export const drawn: Assertion = async ({ service }) => {
  const from = performance.now();
  const answer = await fetch(`http://${service}/api/og/site`, {
    headers: { host: 'gewerk.trial' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const start = Buffer.from(await answer.arrayBuffer())
    .subarray(0, 4)
    .toString('hex');
  const seconds = (performance.now() - from) / 1_000;
  return [
    {
      what: 'a share image drawn by Chromium in its pod: status; a picture; time',
      gewerk: `${answer.status}; ${start === PNG ? 'yes' : start}; ${seconds.toFixed(1)} s`,
      target: `200; yes; ≤ ${LIMIT_MS / 1_000} s`,
      met: answer.status === 200 && start === PNG,
    },
  ];
};
