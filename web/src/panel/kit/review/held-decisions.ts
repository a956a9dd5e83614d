/** A decision that is not sent yet. */
export interface HeldDecision {
  /** Id of the entry that is decided. */
  readonly id: string;
  readonly title: string;
  readonly send: () => Promise<unknown>;
}

interface HeldDecisionsInput {
  /** How long a decision can be undone, in milliseconds. */
  readonly holdMs: number;
  readonly onChange: () => void;
  readonly onFailed: (decision: HeldDecision, error: unknown) => void;
  /** Whether an error means that someone else has already decided the entry, which is then not reopened. */
  readonly isDecided: (error: unknown) => boolean;
}

/**
 * Holds each decision for a while so that it can be undone, since an email to a visitor cannot be recalled; then sends
 * the decisions one after another. A failure is reported and reopens the entry, unless someone else has decided it.
 */
export class HeldDecisions {
  private held: { decision: HeldDecision; timer: ReturnType<typeof setTimeout> }[] = [];
  private readonly decided = new Set<string>();
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly input: HeldDecisionsInput) {}

  /** Decisions that can still be undone; the newest is last. */
  get undoable(): readonly HeldDecision[] {
    return this.held.map(({ decision }) => decision);
  }

  /** Whether an entry has been decided, even if the decision has not been sent yet. */
  has(id: string): boolean {
    return this.decided.has(id);
  }

  add(decision: HeldDecision): void {
    if (this.decided.has(decision.id)) return;
    this.decided.add(decision.id);
    const timer = setTimeout(() => this.send(decision), this.input.holdMs);
    this.held = [...this.held, { decision, timer }];
    this.input.onChange();
  }

  /** Undoes the newest decision and returns it; undefined if all have been sent. */
  undo(): HeldDecision | undefined {
    const last = this.held.at(-1);
    if (!last) return undefined;
    clearTimeout(last.timer);
    this.held = this.held.slice(0, -1);
    this.decided.delete(last.decision.id);
    this.input.onChange();
    return last.decision;
  }

  /**
   * Sends all held decisions without further delay, one after another; resolves once all of them have succeeded or
   * failed.
   */
  flush(): Promise<void> {
    for (const { decision, timer } of this.held) {
      clearTimeout(timer);
      this.send(decision);
    }
    return this.sending;
  }

  private send(decision: HeldDecision): void {
    this.held = this.held.filter((one) => one.decision !== decision);
    this.sending = this.sending.then(() => this.attempt(decision));
    this.input.onChange();
  }

  private async attempt(decision: HeldDecision): Promise<void> {
    try {
      await decision.send();
    } catch (error) {
      if (!this.input.isDecided(error)) this.decided.delete(decision.id);
      this.input.onFailed(decision, error);
    }
    this.input.onChange();
  }
}
