import { isMainThread } from 'node:worker_threads';
import { onSignal } from './process/on-signal.js';

// The first line of every process. While it starts, a signal can interrupt no work, so the system may end it at
// once, even while it loads and does not handle signals. The first process of a container would not be ended, and
// a thread gets no signals; those two are handled here.
if (process.pid === 1 || !isMainThread) onSignal(() => process.exit(0));
