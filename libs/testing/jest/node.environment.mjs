import { TestEnvironment } from 'jest-environment-node';
import { WORKERS_REALM } from './compile-once.mjs';
import './end-with-run.mjs';
import { rememberRealm } from './realm.mjs';

/** The number of log lines kept for one test: the last ones, since the failure comes last. */
const MOST_LINES = 200;

/**
 * Runs suites in the worker's own realm, just as services run in that of their process, rather than each in
 * a separate context: shared packages (see package-once.runtime.mjs) and suites use the same `Error` and
 * `Array`. Changes that a suite makes to the realm are undone at its end. The log of services that run in
 * the test's process is held back (see pino-held-back.cjs). If a test fails, the lines since its start are
 * added to its errors, so that reporters show them with the failure.
 */
export default class ServerEnvironment extends TestEnvironment {
  lines = [];

  constructor(config, context) {
    super(config, context);
    this.restoreRealm = rememberRealm();
    const { projectConfig } = config;
    this.context = WORKERS_REALM;
    this.global = globalThis;
    globalThis.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    const fakes = { config: projectConfig, global: globalThis, moduleMocker: this.moduleMocker };
    this.fakeTimersModern = new this.fakeTimersModern.constructor(fakes);
    this.fakeTimers = null;
  }

  async setup() {
    await super.setup();
    Error.prepareStackTrace = withCodes(Error.prepareStackTrace);
    this.global.gewerkLogLine = (line) => {
      this.lines.push(line);
      if (this.lines.length > MOST_LINES) this.lines.shift();
    };
  }

  async teardown() {
    // Puppeteer opens stdin, and jest's worker would wait for it to close.
    process.stdin.unref?.();
    await super.teardown();
    this.restoreRealm();
  }

  handleTestEvent({ name, test, hook, describeBlock }) {
    if (name === 'hook_failure' && hook.type === 'beforeAll') this.show(firstTestOf(describeBlock));
    // Lines from before the first test belong to it: they come from what `beforeAll` started.
    if (name !== 'test_done') return;
    if (test.errors.length > 0) this.show(test);
    this.lines = [];
  }

  show(test) {
    if (!test || this.lines.length === 0) return;
    const log = new Error('log');
    log.stack = `Log of the services during this test:\n${this.lines.map(readable).join('\n')}`;
    test.errors.push([log, log]);
    this.lines = [];
  }
}

/**
 * Stacks in jest's form, mapped to the sources; with the codes of Node's own errors, which jest leaves out
 * and a service's log contains.
 */
function withCodes(format) {
  return (error, frames) => {
    const stack = format(error, frames);
    const { name, code, message } = error;
    const isOfNode = typeof code === 'string' && error.toString() === `${name} [${code}]: ${message}`;
    return isOfNode ? stack.replace(`${name}: `, () => `${name} [${code}]: `) : stack;
  };
}

function firstTestOf({ children }) {
  const [first] = children;
  return first?.type === 'describeBlock' ? firstTestOf(first) : first;
}

/** For example `06:14:48.740 warn NATS is away`, with the message of an error. */
function readable(line) {
  try {
    const { time, level, msg, err } = JSON.parse(line);
    return [String(time).slice(11, 23), level, msg, err && `(${err.type}: ${err.message})`]
      .filter(Boolean)
      .join(' ');
  } catch {
    return line;
  }
}
