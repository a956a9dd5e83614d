import { isMainThread } from 'node:worker_threads';

/** The classes of the built gateway whose methods do the counting. */
interface Counters {
  RequestRates: { prototype: { take: () => number; charge: () => void } };
  LoginLimiter: {
    prototype: {
      countAttempt: () => Promise<number>;
      release: () => Promise<void>;
      succeeded: () => Promise<void>;
    };
  };
}

const built = (path: string): Promise<unknown> =>
  import(new URL(`../../../../gateway/dist/${path}`, import.meta.url).href);

/**
 * Loaded before a gateway (`node --import`), this makes it count no requests and no logins. Only for
 * measuring the cost of counting.
 */
if (isMainThread) {
  const { RequestRates } = (await built('rates/request-rates.js')) as Counters;
  const { LoginLimiter } = (await built('panel/session/login-limiter.js')) as Counters;
  Object.assign(RequestRates.prototype, { take: () => 0, charge: () => undefined });
  const nothing = () => Promise.resolve();
  Object.assign(LoginLimiter.prototype, {
    countAttempt: () => Promise.resolve(0),
    release: nothing,
    succeeded: nothing,
  });
}
