import type { EngineName } from '@gewerk/engines';

/** A running server, as data that is passed from the pool's process to a test's. */
export interface BackingServer {
  id: string;
  url: string;
  /** Meilisearch's master key. */
  key?: string;
}

/** Provides a test run with backing servers: pinned binaries, or containers if a Docker engine answers. */
export interface ServerPool {
  start(engine: EngineName): Promise<BackingServer>;
  /** Kills it with SIGKILL. */
  kill(id: string): Promise<void>;
  /** Restarts a killed server at its address and with its data; does nothing while it is running. */
  restart(id: string): Promise<void>;
  /** Stops it and deletes its data. */
  stop(id: string): Promise<void>;
  stopAll(): Promise<void>;
}
