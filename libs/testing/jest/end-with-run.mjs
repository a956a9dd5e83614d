const LOOK_EVERY_MS = 500;

/**
 * A worker whose run was broken off would go on with its test, for minutes and on servers that are gone. It looks, since to listen
 * for the end of its channel would keep it from ending by itself.
 */
if (process.connected) setInterval(() => process.connected || process.exit(1), LOOK_EVERY_MS).unref();
