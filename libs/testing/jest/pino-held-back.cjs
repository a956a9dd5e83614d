/**
 * Replaces `pino` in tests: it works the same, but its lines go to the test's environment instead of the
 * terminal.
 */
const pino = require('../../../node_modules/pino');

const held = { write: (line) => globalThis.gewerkLogLine?.(line.trimEnd()) };

module.exports = Object.assign((options) => pino(options, held), pino);
module.exports.pino = module.exports;
