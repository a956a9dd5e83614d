import { isMainThread } from 'node:worker_threads';
import { onSignal } from './process/on-signal.js';

// The first line of every process. While it starts nothing is under way that a signal could cut off: the system ends it at once, also
// while it loads and hears nothing. Only the first process of a container would not be ended, and a thread is sent no signals.
if (process.pid === 1 || !isMainThread) onSignal(() => process.exit(0));
