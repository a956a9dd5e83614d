const LOOK_EVERY_MS = 500;

/**
 * A worker whose run was aborted would continue its test for minutes, although its servers are gone. It
 * polls, since listening for the end of its channel would keep the worker from ending by itself.
 */
if (process.connected) setInterval(() => process.connected || process.exit(1), LOOK_EVERY_MS).unref();
