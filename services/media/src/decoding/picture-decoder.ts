import type { OnApplicationShutdown } from '@nestjs/common';
import PQueue from 'p-queue';
import { DecodingProcess } from './decoding-process.js';
import type { Made, Order, Task } from './tasks.js';

const PROCESSES = 2;
const LIMITS_MS: Readonly<Record<Task, number>> = {
  makeRenditions: 8_000,
  measurePhoto: 8_000,
  drawLogo: 5_000,
};
/**
 * How long an idle process is kept for the next picture; it occupies 20 MB plus the memory that its last pictures
 * needed.
 */
const KEPT_MS = 60_000;

/**
 * Decodes untrusted pictures in processes that are killed after 5 or 8 s. A few hundred bytes can keep a decoder busy
 * for minutes, and nothing else stops native code: neither sharp's own time limit nor terminating a thread.
 */
export class PictureDecoder implements OnApplicationShutdown {
  private readonly line = new PQueue({ concurrency: PROCESSES });
  private readonly idle = new Map<DecodingProcess, NodeJS.Timeout>();
  private readonly all = new Set<DecodingProcess>();

  constructor(private readonly limitsMs = LIMITS_MS) {}

  /** An upright WebP without metadata for each width. Fails with NoPhoto. */
  makeRenditions(photo: Uint8Array): Promise<Made<'makeRenditions'>> {
    return this.do({ task: 'makeRenditions', given: [photo] });
  }

  /**
   * The size at which a photo is displayed, if it can be decoded; cheaper than making its renditions. Fails
   * with NoPhoto.
   */
  measurePhoto(photo: Uint8Array): Promise<Made<'measurePhoto'>> {
    return this.do({ task: 'measurePhoto', given: [photo] });
  }

  /** As a PNG of at most 960 × 320 pixels. Fails with NoPhoto. */
  drawLogo(sent: Buffer, isDrawing: boolean): Promise<Made<'drawLogo'>> {
    return this.do({ task: 'drawLogo', given: [sent, isDrawing] });
  }

  onApplicationShutdown(): void {
    for (const kept of this.idle.values()) clearTimeout(kept);
    for (const one of this.all) one.end();
  }

  private do<T extends Task>(order: Order<T>): Promise<Made<T>> {
    return this.line.add(async () => {
      const one = this.take();
      try {
        return await one.do(order, this.limitsMs[order.task]);
      } finally {
        this.keep(one);
      }
    });
  }

  private take(): DecodingProcess {
    for (const [one, kept] of this.idle) {
      clearTimeout(kept);
      this.idle.delete(one);
      if (one.isAlive) return one;
      this.all.delete(one);
    }
    const started = new DecodingProcess();
    this.all.add(started);
    return started;
  }

  private keep(one: DecodingProcess): void {
    if (!one.isAlive) {
      this.all.delete(one);
      return;
    }
    const end = (): void => {
      this.idle.delete(one);
      this.all.delete(one);
      one.end();
    };
    this.idle.set(one, setTimeout(end, KEPT_MS).unref());
  }
}
