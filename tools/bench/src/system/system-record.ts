import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessIdentity } from '@gewerk/engines';

/** The parts of a running single-machine setup's `DATA_DIR/system.json` that are needed here. */
export interface SystemRecord {
  /** The process that started the system. */
  owner: ProcessIdentity;
  /** The gateway's address. */
  url: string;
  /**
   * The operator's addresses and keys of the backing servers, under the names of the environment variables.
   */
  env: Record<string, string>;
  /** The addresses and keys of each kind of process, by its name. */
  processEnv: Record<string, Record<string, string>>;
  /** Origin of each process's `/readyz`; for a gateway the origin on which it serves. */
  health: Record<string, string>;
  /** Origin of each process's `/metrics`. */
  metrics: Record<string, string>;
  /** The token that `/metrics` requires. */
  metricsToken: string;
  processes: (ProcessIdentity & { name: string })[];
}

/** Undefined if there is none. */
export function readSystemRecord(dataDir: string): SystemRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'system.json'), 'utf8')) as SystemRecord;
  } catch {
    return undefined;
  }
}

/** An entry of {@link SystemRecord.env}. @throws Error if the system does not have it */
export function addressOf({ env }: SystemRecord, variable: string): string {
  const value = env[variable];
  if (!value) throw new Error(`the running system does not provide ${variable}`);
  return value;
}

/** The metrics of a process. @throws Error if it does not provide them */
export async function metricsOf({ metrics, metricsToken }: SystemRecord, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${metrics[name] ?? ''}/metrics`, { headers });
  if (!answer.ok) throw new Error(`the metrics of ${name} answered ${answer.status}`);
  return answer.text();
}
