/** A decision that is not sent yet. */
export interface HeldDecision {
  /** Id of the entry that it decides. */
  readonly id: string;
  readonly title: string;
  readonly send: () => Promise<unknown>;
}

interface HeldDecisionsInput {
  /** How long a decision can be undone, in milliseconds. */
  readonly holdMs: number;
  readonly onChange: () => void;
  readonly onFailed: (decision: HeldDecision, error: unknown) => void;
  /** Whether an error means that someone else has decided meanwhile; the entry is then not reopened. */
  readonly isDecided: (error: unknown) => boolean;
}

/**
 * Decisions, each held for a while so that it can be undone, since a mail to a visitor cannot be recalled;
 * then they are sent one after another. A failure is reported and reopens the entry, unless someone else has
 * decided it.
 */
export class HeldDecisions {
  private held: { decision: HeldDecision; timer: ReturnType<typeof setTimeout> }[] = [];
  private readonly decided = new Set<string>();
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly input: HeldDecisionsInput) {}

  /** Decisions that can be undone, newest last. */
  get undoable(): readonly HeldDecision[] {
    return this.held.map(({ decision }) => decision);
  }

  /** Whether an entry is decided, sent or not. */
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

  /** Undoes the newest decision; undefined if all have been sent. */
  undo(): HeldDecision | undefined {
    const last = this.held.at(-1);
    if (!last) return undefined;
    clearTimeout(last.timer);
    this.held = this.held.slice(0, -1);
    this.decided.delete(last.decision.id);
    this.input.onChange();
    return last.decision;
  }

  /** Sends all held decisions at once; settles when the last is answered. */
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
