import { setTimeout as pause } from 'node:timers/promises';
import { logger, PeriodicTask } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LIVE_INDEX } from '../document/index-settings.js';
import { ServingIndex } from './serving-index.js';

const EVERY_MS = 1_000;
/** The index is being read for at most a twentieth of the time; the next walk waits until changes have settled. */
const QUIET_SHARE = 20;
const SETTLE_MS = 2_000;
const PAGE = 2_000;
const PAUSE_MS = 20;

/** Receives all documents of one walk. */
export interface Walker<Document> {
  add(document: Document): void;
  /** Called after the last document, unless the walk was interrupted. */
  end(): void;
}

/** Reads the whole index in the background, after the service has started and after changes, once for all that join. */
@Injectable()
export class IndexWalk implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly fields = new Set<string>();
  private readonly joined: (() => Walker<Record<string, unknown>>)[] = [];
  private changedAt = 0;
  private isRead = false;
  private notBefore = 0;
  private stopped = false;
  private readonly looking = new PeriodicTask(EVERY_MS, 'Reading the whole index', () => this.walkIfDue());

  constructor(private readonly serving: ServingIndex) {
    serving.onChange(() => {
      this.changedAt = Date.now();
      this.isRead = false;
    });
  }

  /** Calls `begin` at each walk, and passes these fields of every document to the walker that it returns. */
  join<Document>(
    fields: readonly (keyof Document & string)[] | readonly string[],
    begin: () => Walker<Document>,
  ): void {
    for (const field of fields) this.fields.add(field);
    this.joined.push(begin as () => Walker<unknown>);
  }

  onApplicationBootstrap(): void {
    this.looking.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.looking.stop();
  }

  private async walkIfDue(): Promise<void> {
    const now = Date.now();
    if (this.isRead || now < this.notBefore || now - this.changedAt < SETTLE_MS) return;
    this.isRead = true;
    try {
      await this.walk();
    } catch (error) {
      this.isRead = false;
      throw error;
    } finally {
      const ended = Date.now();
      this.notBefore = ended + Math.max(SETTLE_MS, QUIET_SHARE * (ended - now));
    }
  }

  private async walk(): Promise<void> {
    // The whole walk uses one engine, since the order of documents differs between engines.
    const [engine] = this.serving.inTurn(() => 0);
    if (!engine) return;
    const walkers = this.joined.map((begin) => begin());
    const fields = [...this.fields];
    let read = 0;
    for (let offset = 0; ; offset += PAGE) {
      const documents = await engine.indexes.documents(LIVE_INDEX, { offset, limit: PAGE, fields });
      if (this.stopped) return;
      for (const document of documents) for (const walker of walkers) walker.add(document);
      read += documents.length;
      if (documents.length < PAGE) break;
      await pause(PAUSE_MS);
    }
    for (const walker of walkers) walker.end();
    logger.debug({ documents: read }, 'The whole index is read');
  }
}
