import { setTimeout as pause } from 'node:timers/promises';
import { INDEX_CONSUMERS, type OutputOf, startReindex } from '@gewerk/contracts/bus';
import { AfterGap, Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { IndexBacklog } from '../index-backlog.js';
import { type IndexKeeper, IndexKeepers } from '../index-keepers.js';

const EVERY_MS = 5_000;
/**
 * If at least this many events are waiting, an import or a bulk change is probably in progress; an operator's edits
 * leave fewer.
 */
const MANY_EVENTS = 5;
const LONGEST_WAIT_MS = 15 * 60_000;
const [FIRST, SECOND, THIRD] = INDEX_CONSUMERS;

/**
 * Rebuilds all indexes on request, and automatically rebuilds any that is missing or outdated. Continues interrupted
 * rebuilds, removes leftovers of failed ones, adds pending synonyms, and rewrites documents from older releases.
 */
@UseCase()
export class RebuildIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stop = new AbortController();
  /** When each rebuild was first put off, in milliseconds since the epoch. */
  private readonly putOffAt = new Map<IndexKeeper, number>();

  constructor(
    private readonly keepers: IndexKeepers,
    private readonly backlog: IndexBacklog,
  ) {}

  /**
   * Rebuilds one engine's index after the other, starting with the first engine.
   * @throws GewerkError conflict while a rebuild is running
   */
  @Answers(startReindex)
  async start(): Promise<OutputOf<typeof startReindex>> {
    await this.keepers.of(0).rebuild.start(true);
    return { started: true };
  }

  @AfterGap(FIRST)
  startAfterGap(before: Date): Promise<void> {
    return this.startUnlessSince(0, before);
  }

  @AfterGap(SECOND)
  startSecondAfterGap(before: Date): Promise<void> {
    return this.startUnlessSince(1, before);
  }

  @AfterGap(THIRD)
  startThirdAfterGap(before: Date): Promise<void> {
    return this.startUnlessSince(2, before);
  }

  onApplicationBootstrap(): void {
    for (const keeper of this.keepers.all) void this.watch(keeper);
  }

  onApplicationShutdown(): void {
    this.stop.abort();
  }

  /** Starts a rebuild, unless one has begun since the gap, which then includes the changes of the missed events. */
  private async startUnlessSince(nth: number, before: Date): Promise<void> {
    const { rebuild } = this.keepers.of(nth);
    const run = await rebuild.last();
    if (run && run.queuedAt > before) return;
    await rebuild.start();
  }

  private async watch(keeper: IndexKeeper): Promise<void> {
    const { signal } = this.stop;
    let hasWarned = false;
    while (!signal.aborted) {
      try {
        await this.ensureIndex(keeper);
        hasWarned = false;
      } catch (error) {
        if (!hasWarned)
          logger.warn(
            { err: error, engine: keeper.engine.name },
            'The state of the index could not be checked; trying again',
          );
        hasWarned = true;
      }
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async ensureIndex(keeper: IndexKeeper): Promise<void> {
    const { builder, engine, rebuild, synonyms, writer } = keeper;
    if (await rebuild.resume()) return;
    if (!(await builder.isCurrent())) {
      if (await this.isPutOff(keeper)) return;
      logger.info({ engine: engine.name }, 'The index is missing or of another version; building it');
      return rebuild.start();
    }
    if (await this.isNext(keeper)) return rebuild.start();
    await builder.discard(async () => !(await rebuild.last())?.active);
    await synonyms.bringUpToDate();
    if (await builder.isOwn()) await writer.renewOlderForms();
  }

  /**
   * Whether a rebuild should wait for an import or a bulk change: each change would be written twice, to the live and
   * the next index, which would slow down searches. A rebuild is put off for 15 minutes at most.
   */
  private async isPutOff(keeper: IndexKeeper): Promise<boolean> {
    const { builder, engine } = keeper;
    const isBusy = (await builder.canServe()) && ((await this.backlog.of(engine.nth)) ?? 0) >= MANY_EVENTS;
    const since = this.putOffAt.get(keeper);
    if (!isBusy || (since !== undefined && Date.now() - since > LONGEST_WAIT_MS)) {
      this.putOffAt.delete(keeper);
      return false;
    }
    if (since === undefined) {
      logger.info({ engine: engine.name }, 'The index will be rebuilt after the changes in progress');
      this.putOffAt.set(keeper, Date.now());
    }
    return true;
  }

  /** Whether this engine is the next in a rebuild of all engines. */
  private async isNext({ engine, rebuild }: IndexKeeper): Promise<boolean> {
    if (engine.nth === 0) return false;
    const [first, own] = await Promise.all([this.keepers.of(0).rebuild.last(), rebuild.last()]);
    if (!first?.forAll || first.active) return false;
    return own === null || own.queuedAt < first.queuedAt;
  }
}
