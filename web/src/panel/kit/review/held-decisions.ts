/** What was decided and is not sent yet. */
export interface HeldDecision {
  /** Of the entry that it decides on. */
  readonly id: string;
  readonly title: string;
  readonly send: () => Promise<unknown>;
}

interface HeldDecisionsInput {
  /** How long a decision can be taken back, in milliseconds. */
  readonly holdMs: number;
  readonly onChange: () => void;
  readonly onFailed: (decision: HeldDecision, error: unknown) => void;
  /** Whether someone else has decided in the meantime: then the entry is not open again. */
  readonly isDecided: (error: unknown) => boolean;
}

/**
 * Decisions, each held back for a while in which it can be undone, then sent one after another: a mail to a visitor cannot be
 * called back. What fails is reported and no longer decided, unless someone else has decided.
 */
export class HeldDecisions {
  private held: { decision: HeldDecision; timer: ReturnType<typeof setTimeout> }[] = [];
  private readonly decided = new Set<string>();
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly input: HeldDecisionsInput) {}

  /** Those that can be undone, the newest last. */
  get undoable(): readonly HeldDecision[] {
    return this.held.map(({ decision }) => decision);
  }

  /** Whether an entry is decided on, sent or not. */
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

  /** Takes the newest back; undefined if all are sent. */
  undo(): HeldDecision | undefined {
    const last = this.held.at(-1);
    if (!last) return undefined;
    clearTimeout(last.timer);
    this.held = this.held.slice(0, -1);
    this.decided.delete(last.decision.id);
    this.input.onChange();
    return last.decision;
  }

  /** Sends all that are held at once; settles when the last is answered. */
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
