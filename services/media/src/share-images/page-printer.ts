import { chromiumPath } from '@gewerk/engines';
import { GewerkError } from '@gewerk/contracts';
import { logger, withTimeLimit } from '@gewerk/service-kit';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Browser, Page } from 'puppeteer-core';
import { BoundedQueue } from '../bounded-queue/bounded-queue.js';
import { launchBrowser } from './launch-browser.js';

/** No browser is available now: a substitute is needed. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

const PAGES_AT_ONCE = 2;
const MOST_WAITING = 48;
/** A page is replaced after this many prints, to free the memory that it has leaked. */
const PRINTS_A_PAGE = 200;
const PRINT_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 2_000;
const IDLE_LIMIT_MS = 30_000;
/** Pause after a failed launch, so that not every visitor waits for another attempt. */
const LAUNCH_PAUSE_MS = 30_000;

/** A document loaded once per page. */
export interface PrintPlan {
  width: number;
  height: number;
  shell: string;
}

/** One browser with a few pages, which is started on demand, reused, and closed when idle. */
export class PagePrinter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly line = new BoundedQueue(
    { running: PAGES_AT_ONCE, waiting: MOST_WAITING },
    'Too many pictures are being drawn at the moment.',
  );
  private path: Promise<string> | undefined;
  private browser: Promise<Browser> | undefined;
  private free: { page: Page; prints: number }[] = [];
  private working = 0;
  private idle: NodeJS.Timeout | undefined;
  private noLaunchBefore = 0;

  constructor(private readonly plan: PrintPlan) {}

  /** Prints a document as PNG. Fails with {@link NoBrowser}, or with `unavailable` while too many requests wait. */
  print(body: string): Promise<Uint8Array> {
    return this.line.run(async () => {
      clearTimeout(this.idle);
      this.working += 1;
      try {
        return await this.printOrRetry(body);
      } finally {
        this.working -= 1;
        if (this.working === 0) this.closeWhenIdle();
      }
    });
  }

  /** Finds (or unpacks) the browser before the first picture needs it. */
  onApplicationBootstrap(): void {
    this.pathOnce().catch((error: unknown) => {
      logger.warn({ err: error }, 'There is no browser; substitute pictures are served');
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.close();
  }

  private async printOrRetry(body: string): Promise<Uint8Array> {
    try {
      return await this.printOnce(body);
    } catch (error) {
      if (error instanceof NoBrowser) throw error;
      logger.warn({ err: error }, 'Drawing a picture failed; trying once more on a new page');
    }
    try {
      return await this.printOnce(body);
    } catch (error) {
      throw error instanceof NoBrowser ? error : new NoBrowser('drawing failed twice', { cause: error });
    }
  }

  private async printOnce(body: string): Promise<Uint8Array> {
    const browser = await this.launched();
    const held = this.free.pop() ?? {
      page: await withTimeLimit(openPage(browser, this.plan), PRINT_LIMIT_MS, tooLate),
      prints: 0,
    };
    try {
      const picture = await withTimeLimit(draw(held.page, body), PRINT_LIMIT_MS, tooLate);
      held.prints += 1;
      if (held.prints < PRINTS_A_PAGE && browser.connected) this.free.push(held);
      else await held.page.close();
      return picture;
    } catch (error) {
      // A hanging page may block its browser, so the browser is replaced.
      await this.drop(browser);
      throw error;
    }
  }

  private launched(): Promise<Browser> {
    if (Date.now() < this.noLaunchBefore) return Promise.reject(new NoBrowser('the last launch failed'));
    this.browser ??= this.launch().catch((error: unknown) => {
      this.browser = undefined;
      this.noLaunchBefore = Date.now() + LAUNCH_PAUSE_MS;
      logger.error({ err: error }, 'No browser could be started; substitute pictures are served');
      throw new NoBrowser('no browser could be started', { cause: error });
    });
    return this.browser;
  }

  private pathOnce(): Promise<string> {
    this.path ??= chromiumPath().catch((error: unknown) => {
      this.path = undefined;
      throw error;
    });
    return this.path;
  }

  private async launch(): Promise<Browser> {
    const browser = await launchBrowser(await this.pathOnce());
    browser.on('disconnected', () => void this.drop(browser));
    return browser;
  }

  private closeWhenIdle(): void {
    this.idle = setTimeout(() => void this.close(), IDLE_LIMIT_MS);
    this.idle.unref();
  }

  private async close(): Promise<void> {
    const browser = await this.browser?.catch(() => undefined);
    if (browser) await this.drop(browser);
  }

  /** Closes a browser, if necessary by force. */
  private async drop(browser: Browser): Promise<void> {
    if ((await this.browser?.catch(() => undefined)) === browser) {
      this.browser = undefined;
      this.free = [];
    }
    if (!browser.connected) return;
    try {
      await withTimeLimit(browser.close(), CLOSE_LIMIT_MS, tooLate);
    } catch (error) {
      logger.warn({ err: error }, 'The browser did not exit');
      browser.process()?.kill('SIGKILL');
    }
  }
}

async function openPage(browser: Browser, { width, height, shell }: PrintPlan): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.setContent(shell, { waitUntil: 'load' });
  // Fonts must be loaded before drawing.
  await page.evaluate('Promise.all([...document.fonts].map((font) => font.load()))');
  return page;
}

async function draw(page: Page, body: string): Promise<Uint8Array> {
  await page.evaluate(
    `document.body.innerHTML = ${JSON.stringify(body)};
     Promise.all([...document.images].map((image) => image.decode().catch(() => image.remove()))).then(() => null)`,
  );
  return page.screenshot({ type: 'png', optimizeForSpeed: true, captureBeyondViewport: false });
}

const tooLate = (): GewerkError => new GewerkError('timeout', 'The browser did not answer in time.');
