import { isMainThread } from 'node:worker_threads';
import { onSignal } from './process/on-signal.js';

// Imported first by every process. While a process starts, a signal interrupts no work, so the system may
// simply terminate it, even while it loads and does not handle signals. The system does not do so for the first
// process of a container, and a thread receives no signals; these two cases are handled here.
if (process.pid === 1 || !isMainThread) onSignal(() => process.exit(0));
