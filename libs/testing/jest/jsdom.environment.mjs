import './compile-once.mjs';
import './end-with-run.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have, the web client uses, and jsdom does not hand to its window: Node's own versions serve. */
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

/** jsdom with the polyfills above; each window gets its own. */
export default class WebEnvironment extends TestEnvironment {
  /** Open ports keep the process alive: React's scheduler opens one and never closes it. */
  ports = [];

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      if (this.global[name] === undefined) this.global[name] = globalThis[name];
    }
    this.global.MessageChannel = channelsKeptIn(this.ports);
    // Bytes that Node's encoder makes must be instances of the window's Uint8Array.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  async teardown() {
    for (const port of this.ports) port.close();
    await super.teardown();
  }
}

function channelsKeptIn(ports) {
  return class extends MessageChannel {
    constructor() {
      super();
      ports.push(this.port1, this.port2);
    }
  };
}
