import type { BenchSystem } from '../system/bench-system.js';

/** One line of a result table. */
export interface Row {
  what: string;
  /** Figure of the engine alone; omitted if there is nothing to compare with. */
  alone?: string;
  gewerk: string;
  ratio?: string;
  target: string;
  met: boolean;
}

/** The resources that a measurement can use. */
export interface Bench {
  /** The running system with 521,000 businesses; started at the first call. */
  system: () => Promise<BenchSystem>;
  /** Stops the system and starts it again. */
  restart: () => Promise<BenchSystem>;
  /** Stops the system, so that another one can use the machine; the next call of `system` starts it again. */
  stop: () => Promise<void>;
  /** A folder for the measurement's files, emptied at the end. */
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
