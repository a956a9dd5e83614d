import type { LaunchedSystem } from '../system/launched-system.js';

/** The target and the means of the attacks. */
export interface Target {
  url: string;
  port: number;
  system: LaunchedSystem;
  /** Headers of a call with the operator's session. */
  headers: Record<string, string>;
  say: (line: string) => void;
}

/** A kind of attack, with its name in the report. */
export interface Family {
  name: string;
  run: (target: Target) => Promise<Attempts>;
}

const FAULT = 500;

/** The attempts, those that succeeded, and those that the system answered with a 500. */
export class Attempts {
  count = 0;
  readonly won: string[] = [];
  readonly faults: string[] = [];

  /** @param status of the response; 500 is always a fault of the system */
  note(what: string, { isWon, status }: { isWon: boolean; status?: number | undefined }): void {
    this.count += 1;
    if (isWon) this.won.push(what);
    if (status === FAULT) this.faults.push(what);
  }
}
