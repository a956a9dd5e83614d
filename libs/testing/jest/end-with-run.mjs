const LOOK_EVERY_MS = 500;

/**
 * Ends a worker whose run was aborted: it would go on with its test for minutes, although its servers are gone. Polls,
 * since listening for the channel to close would keep the worker alive.
 */
if (process.connected) setInterval(() => process.connected || process.exit(1), LOOK_EVERY_MS).unref();
