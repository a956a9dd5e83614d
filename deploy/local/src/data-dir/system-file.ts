import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isAlive, messageOf, type ProcessIdentity } from '@gewerk/engines';

/** A started process, as recorded for shell commands and the next start. */
export interface RunningProcess extends ProcessIdentity {
  name: string;
}

/** Content of `DATA_DIR/system.json` while the system runs. */
export interface SystemRecord {
  owner: ProcessIdentity;
  /** The gateway's address. */
  url: string;
  /**
   * The operator's addresses and keys of the backing servers, under the names of the environment variables.
   */
  env: Record<string, string>;
  /** The addresses and keys of each kind of process, by its name. */
  processEnv: Record<string, Record<string, string>>;
  /** Origin of each service's `/healthz` and `/readyz`. */
  health: Record<string, string>;
  /** Origin of each service's `/metrics`. */
  metrics: Record<string, string>;
  /** The token that `/metrics` requires as `Authorization: Bearer TOKEN`. */
  metricsToken: string;
  processes: RunningProcess[];
}

const fileOf = (dataDir: string): string => join(dataDir, 'system.json');

/** Keeps `DATA_DIR/system.json` up to date, readable only by its owner, since it contains keys. */
export class SystemFile {
  private readonly path: string;
  private readonly record: SystemRecord;

  constructor(dataDir: string, url: string) {
    this.path = fileOf(dataDir);
    const owner = identify(process.pid) ?? { pid: process.pid, startedAt: 0 };
    this.record = {
      owner,
      url,
      env: {},
      processEnv: {},
      health: {},
      metrics: {},
      metricsToken: '',
      processes: [],
    };
  }

  update(
    change: Partial<Pick<SystemRecord, 'env' | 'processEnv' | 'health' | 'metrics' | 'metricsToken'>>,
  ): void {
    Object.assign(this.record, change);
    this.write();
  }

  /** Records the process that now runs under a name; undefined once it has exited. */
  setProcess(name: string, pid: number | undefined): void {
    const others = this.record.processes.filter((entry) => entry.name !== name);
    const identity = pid === undefined ? undefined : identify(pid);
    this.record.processes = identity ? [...others, { name, ...identity }] : others;
    this.write();
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }

  private write(): void {
    const scratch = `${this.path}.new`;
    try {
      writeFileSync(scratch, JSON.stringify(this.record, undefined, 2), { mode: 0o600 });
      renameSync(scratch, this.path);
    } catch (fault) {
      // The system itself can continue; a full disk is reported by code that needs it.
      process.emitWarning(`${this.path} could not be written: ${messageOf(fault)}`);
    }
  }
}

/**
 * The record of an earlier start in DATA_DIR, whether or not it is running; undefined if there is no readable
 * one.
 */
export function readSystemFile(dataDir: string): SystemRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as SystemRecord;
  } catch {
    return undefined;
  }
}

/** The running system of DATA_DIR, or undefined. */
export function findRunningSystem(dataDir: string): SystemRecord | undefined {
  const record = readSystemFile(dataDir);
  return record && isAlive(record.owner) ? record : undefined;
}
