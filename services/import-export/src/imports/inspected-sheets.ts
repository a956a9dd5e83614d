import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { SheetReader } from '../read-sheet/thread/sheet-reader.js';

const KEPT_MS = 10_000;

/**
 * Keeps the last inspected sheet open for the run, which usually follows shortly in this process: fetching
 * and opening it again would take longer than reading its first thousand rows. A later run, or one in another
 * process, opens the sheet itself.
 */
@Injectable()
export class InspectedSheets implements OnApplicationShutdown {
  private kept: { object: string; reader: SheetReader; timer: NodeJS.Timeout } | undefined;

  keep(object: string, reader: SheetReader): void {
    this.drop();
    this.kept = { object, reader, timer: setTimeout(() => this.drop(), KEPT_MS) };
  }

  /** The open sheet, for the caller to close; undefined if it is not kept here. */
  release(object: string): SheetReader | undefined {
    if (this.kept?.object !== object) return undefined;
    const { reader, timer } = this.kept;
    clearTimeout(timer);
    this.kept = undefined;
    return reader;
  }

  onApplicationShutdown(): void {
    this.drop();
  }

  private drop(): void {
    if (!this.kept) return;
    this.release(this.kept.object)
      ?.close()
      .catch((error: unknown) => logger.warn({ err: error }, 'A reading thread could not be ended'));
  }
}
