import type { BenchSystem } from '../system/bench-system.js';

/** One line of a result table. */
export interface Row {
  what: string;
  /** Only the engine; left out if there is none to compare with. */
  alone?: string;
  gewerk: string;
  ratio?: string;
  target: string;
  met: boolean;
}

/** What a measurement is given. */
export interface Bench {
  /** The running system with 521,000 businesses; started at the first call. */
  system: () => Promise<BenchSystem>;
  /** Ends it and starts it again. */
  restart: () => Promise<BenchSystem>;
  /** Ends it, so that another may have the machine; the next call of `system` starts it again. */
  stop: () => Promise<void>;
  /** A folder for its files, emptied at the end. */
  folder: string;
  say: (line: string) => void;
}

export interface Measurement {
  /** As typed after `npm run bench --`. */
  name: string;
  title: string;
  /** Whether a run without names includes it. */
  isUsual: boolean;
  run: (bench: Bench) => Promise<Row[]>;
}
