import { onSignal } from './on-signal.js';

// The first line of every process. While it starts nothing is under way that a signal could cut off; as the first process of a
// container it would not be ended by one at all.
onSignal(() => process.exit(0));
