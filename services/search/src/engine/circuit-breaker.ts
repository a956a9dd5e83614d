const FAILURES_TO_OPEN = 3;
const OPEN_MS = 1_000;

/**
 * Stops asking a dependency that fails: after three failures in a row nothing passes for a second, then one
 * trial, whose success closes the circuit again.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether a call may be tried now. A trial while open takes the place of all others for a second. */
  tryPass(): boolean {
    if (this.failures < FAILURES_TO_OPEN) return true;
    if (this.now() < this.openUntil) return false;
    this.openUntil = this.now() + OPEN_MS;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= FAILURES_TO_OPEN) this.openUntil = this.now() + OPEN_MS;
  }
}
