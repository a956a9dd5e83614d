const FAILURES_TO_OPEN = 3;
const OPEN_MS = 1_000;

/** A call's number, counted from 1. */
export type Pass = number;

/**
 * After three failures in a row no call passes for a second, then one trial call per second until one
 * succeeds.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private passes: Pass = 0;
  /** The successful call that began last. */
  private latestSuccess: Pass = 0;

  constructor(private readonly now: () => number = Date.now) {}

  get isClosed(): boolean {
    return this.failures < FAILURES_TO_OPEN;
  }

  get isRefusing(): boolean {
    return !this.isClosed && this.now() < this.openUntil;
  }

  /** Undefined if no call may pass. An open circuit lets one trial a second pass. */
  tryPass(): Pass | undefined {
    if (this.isRefusing) return undefined;
    if (!this.isClosed) this.openUntil = this.now() + OPEN_MS;
    this.passes += 1;
    return this.passes;
  }

  succeeded(pass: Pass): void {
    this.failures = 0;
    this.latestSuccess = Math.max(this.latestSuccess, pass);
  }

  /**
   * Ignored if a later call has succeeded: calls to a killed process fail long after another has taken over.
   */
  failed(pass: Pass): void {
    if (pass < this.latestSuccess) return;
    this.failures += 1;
    if (this.failures === FAILURES_TO_OPEN) this.openUntil = this.now() + OPEN_MS;
  }
}
