import { Injectable } from '@nestjs/common';
import { withTimeLimit } from '../with-time-limit.js';

/** Rejects while the dependency is unusable. */
export type ReadinessCheck = () => Promise<void>;

const CHECK_TIMEOUT_MS = 2_000;

@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private draining = false;

  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** Not ready from now on. */
  startDraining(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Dependencies that do not answer, with the reason; empty when ready. */
  async missing(): Promise<Record<string, string>> {
    if (this.draining) return { process: 'is shutting down' };
    const missing: Record<string, string> = {};
    await Promise.all(
      [...this.checks].map(async ([name, check]) => {
        try {
          await withTimeLimit(check(), CHECK_TIMEOUT_MS);
        } catch (error) {
          missing[name] = error instanceof Error ? error.message : String(error);
        }
      }),
    );
    return missing;
  }
}
