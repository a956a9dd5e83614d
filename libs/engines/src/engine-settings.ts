import type { ProcessSpec } from './managed-process.js';
import type { EngineName } from './engine-names.js';

export interface EngineSettings {
  /** The binary to run. */
  binary: string;
  /** A folder of this engine's own; made when missing. */
  dataDir: string;
  port: number;
  /** How much memory the engine may plan with, in MB; the engine's own default rules where it has no such setting. */
  memoryMb: number;
  /** Meilisearch's master key, at least 16 bytes; the others take none. */
  key?: string;
}

/** A backing server that can be started, and the address under which clients find it. */
export interface EngineProcess extends ProcessSpec {
  engine: EngineName;
  url: string;
}
