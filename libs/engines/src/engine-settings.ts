import type { ProcessSpec } from './managed-process.js';
import type { EngineName } from './engine-names.js';

/** Who may use a backing server. */
export interface EngineUser {
  name: string;
  password: string;
  /**
   * The user's rights in the server's own syntax: MongoDB `role@database`, Valkey ACL rules such as `~gewerk:*`,
   * NATS lines of a `permissions` block.
   */
  rights: readonly string[];
}

export interface EngineSettings {
  /** The binary to run. */
  binary: string;
  /** A folder used by this engine only; created if missing, and closed to other users of the machine. */
  dataDir: string;
  port: number;
  /** How much memory the engine may use, in MB; an engine without such a setting uses its own default. */
  memoryMb: number;
  /**
   * Meilisearch's master key (at least 16 bytes); with users also the content of MongoDB's key file (6 to
   * 1,024 characters of base64). NATS and Valkey use none.
   */
  key?: string;
  /**
   * Only these users may use MongoDB, NATS or Valkey, each with a password; without them the server is open
   * to everyone on its machine.
   */
  users?: readonly EngineUser[];
}

/** A backing server that can be started, and the address at which clients reach it. */
export interface EngineProcess extends ProcessSpec {
  engine: EngineName;
  /** The address without user and password: see {@link urlOfUser}. */
  url: string;
}

/** The server's address with the credentials of this user. */
export function urlOfUser(url: string, { name, password }: Pick<EngineUser, 'name' | 'password'>): string {
  const address = new URL(url);
  address.username = encodeURIComponent(name);
  address.password = encodeURIComponent(password);
  return address.href;
}
