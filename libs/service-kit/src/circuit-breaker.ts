const FAILURES_TO_OPEN = 3;
const OPEN_MS = 1_000;

/** A call that was let pass: its number in the order in which they began, from 1. */
export type Pass = number;

/**
 * Stops asking a dependency that fails: after three failures in a row nothing passes for a second, then one
 * trial a second, whose success closes the circuit again.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private passes: Pass = 0;
  /** The call that succeeded and, of those, began last. */
  private latestSuccess: Pass = 0;

  constructor(private readonly now: () => number = Date.now) {}

  get isClosed(): boolean {
    return this.failures < FAILURES_TO_OPEN;
  }

  /** Whether not even a trial would pass now. */
  get isRefusing(): boolean {
    return !this.isClosed && this.now() < this.openUntil;
  }

  /** Undefined where no call may be tried now. A trial while open takes the place of all others for a second. */
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

  /** What a call that began later has disproved does not count: a killed process's calls fail when another has long taken over. */
  failed(pass: Pass): void {
    if (pass < this.latestSuccess) return;
    this.failures += 1;
    // Failures of calls that began before it opened do not put off the trial.
    if (this.failures === FAILURES_TO_OPEN) this.openUntil = this.now() + OPEN_MS;
  }
}
