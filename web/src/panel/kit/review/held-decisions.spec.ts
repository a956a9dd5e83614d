import { type HeldDecision, HeldDecisions } from './held-decisions.js';

const HOLD_MS = 5_000;
const GONE = new Error('decided elsewhere');

describe('held decisions', () => {
  let sent: string[];
  let failed: string[];
  let decisions: HeldDecisions;
  const decision = (id: string, send = () => Promise.resolve(sent.push(id))): HeldDecision => ({
    ...{ id, title: id, send },
  });

  beforeEach(() => {
    jest.useFakeTimers();
    [sent, failed] = [[], []];
    decisions = new HeldDecisions({
      holdMs: HOLD_MS,
      onChange: () => undefined,
      onFailed: ({ id }) => failed.push(id),
      isDecided: (error) => error === GONE,
    });
  });

  afterEach(() => jest.useRealTimers());

  it('are sent after their delay, in order, each once', async () => {
    decisions.add(decision('a'));
    decisions.add(decision('a'));
    decisions.add(decision('b'));
    await jest.advanceTimersByTimeAsync(HOLD_MS - 1);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect([sent, decisions.undoable, decisions.has('a')]).toEqual([['a', 'b'], [], true]);
  });

  it('are undone newest first, and are then not sent', async () => {
    for (const id of ['a', 'b', 'c']) decisions.add(decision(id));
    expect(decisions.undo()?.id).toBe('c');
    expect(decisions.undo()?.id).toBe('b');
    expect([decisions.has('b'), decisions.has('a')]).toEqual([false, true]);
    await jest.advanceTimersByTimeAsync(HOLD_MS);
    expect(sent).toEqual(['a']);
    expect(decisions.undo()).toBeUndefined();
  });

  it('that fail are reported and reopened, and the next is sent', async () => {
    decisions.add(decision('a', () => Promise.reject(new Error('conflict'))));
    decisions.add(decision('b'));
    await decisions.flush();
    expect([sent, failed, decisions.has('a')]).toEqual([['b'], ['a'], false]);
  });

  it('on entries that someone else has decided meanwhile are reported, and not reopened', async () => {
    decisions.add(decision('a', () => Promise.reject(GONE)));
    await decisions.flush();
    expect([failed, decisions.has('a')]).toEqual([['a'], true]);
  });
});
