import { Injectable } from '@nestjs/common';
import { within } from './within.js';

/** Rejects while the dependency cannot be used. */
export type ReadinessCheck = () => Promise<void>;

const CHECK_TIMEOUT_MS = 2_000;

/** Knows which dependencies the process needs and whether each answers. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private draining = false;

  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** From now on the process tells that it takes no new work. */
  startDraining(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Names of the dependencies that do not answer, with the reason; empty when ready. */
  async missing(): Promise<Record<string, string>> {
    if (this.draining) return { process: 'is shutting down' };
    const missing: Record<string, string> = {};
    await Promise.all(
      [...this.checks].map(async ([name, check]) => {
        try {
          await within(check(), CHECK_TIMEOUT_MS);
        } catch (error) {
          missing[name] = error instanceof Error ? error.message : String(error);
        }
      }),
    );
    return missing;
  }
}
