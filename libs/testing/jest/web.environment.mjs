import './compile-once.mjs';
import './end-with-run.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { emptyWindow, rememberWindow } from './kept-window.mjs';

/**
 * Globals that browsers have and the web client uses, but that jsdom's window lacks: Node's own versions are
 * used.
 */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'MessageChannel',
  'MessagePort',
  'BroadcastChannel',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
];

/** The environment of the suite that is running. */
let current;

/** Serves code that lasts longer than a suite and needs parts of the environment. */
const OF_SUITE = forwarded(() => current, { fakeTimersModern: forwarded(() => current.fakeTimersModern) });
const CONSOLE = forwarded(() => current.console);

/** The window of this worker: shared packages (see shared-packages.runtime.mjs) keep references to it. */
let kept;

/**
 * jsdom with the polyfills above. All suites of a worker share one window; each finds it empty, as if newly created.
 */
export default class WebEnvironment {
  constructor(config, context) {
    current = this;
    this.console = context.console;
    kept ??= keepWindow(config, context);
    const { dom, moduleMocker, fakeTimersModern } = kept.environment;
    this.dom = dom;
    this.global = dom.window;
    this.moduleMocker = new moduleMocker.constructor(this.global);
    this.fakeTimers = null;
    const fakes = { config: config.projectConfig, global: this.global };
    this.fakeTimersModern = new fakeTimersModern.constructor(fakes);
    this.restoreWindow = rememberWindow(dom);
  }

  /** The environment for objects that serve all suites of this worker. */
  get ofWorker() {
    return OF_SUITE;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.restoreWindow();
    emptyWindow(this.dom);
    for (const port of kept.ports) port.unref();
  }

  exportConditions() {
    return ['browser'];
  }

  getVmContext() {
    return this.dom.getInternalVMContext();
  }
}

function keepWindow(config, context) {
  const environment = new TestEnvironment(config, { ...context, console: CONSOLE });
  const window = environment.global;
  for (const name of FROM_NODE) window[name] ??= globalThis[name];
  /** Open ports keep the process alive: React's scheduler opens one and never closes it. */
  const ports = [];
  window.MessageChannel = channelsKeptIn(ports);
  // Bytes from Node's encoder must be instances of the window's Uint8Array.
  window.Uint8Array = Uint8Array;
  window.ArrayBuffer = ArrayBuffer;
  return { environment, ports };
}

/** Has the properties and methods of the object it currently represents, except the given ones. */
function forwarded(target, own = {}) {
  const get = (_, name) => {
    const value = own[name] ?? target()[name];
    return typeof value === 'function' ? value.bind(target()) : value;
  };
  return new Proxy({}, { get });
}

function channelsKeptIn(ports) {
  return class extends MessageChannel {
    constructor() {
      super();
      ports.push(this.port1, this.port2);
    }
  };
}
