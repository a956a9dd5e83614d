import { CHROMIUM_ARGS, chromiumPath } from '@gewerk/engines';
import { GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Browser, Page } from 'puppeteer-core';
import { WaitingLine } from '../pictures/waiting-line.js';

/** No browser can be had now: another picture must stand in. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}

const PAGES_AT_ONCE = 2;
const MOST_WAITING = 48;
/** A page that has drawn so much is replaced: what it may have leaked goes with it. */
const PRINTS_A_PAGE = 200;
const PRINT_LIMIT_MS = 5_000;
const LAUNCH_LIMIT_MS = 15_000;
const IDLE_LIMIT_MS = 30_000;
/** After a launch that failed the next attempt waits, so that each visitor does not. */
const LAUNCH_PAUSE_MS = 30_000;

/** Nothing that is drawn may ask the network. */
const OWN_ARGS = ['--host-resolver-rules=MAP * ~NOTFOUND', '--hide-scrollbars', '--disable-gpu'];

/** What is drawn: a document loaded once for each page, and the body for each picture. */
export interface PrintPlan {
  width: number;
  height: number;
  shell: string;
}

/** One browser with some pages, started when first needed, kept for the next picture, closed when nobody wants one. */
export class PagePrinter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly line = new WaitingLine(
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

  /**
   * The body drawn on the plan's document, as PNG. Fails with {@link NoBrowser} where there is no browser or it broke
   * twice, with `unavailable` while too many wait.
   */
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

  /** Looks for a browser ahead of time: the first picture should not wait for that, or for its unpacking. */
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
      page: await withLimit(openPage(browser, this.plan), PRINT_LIMIT_MS),
      prints: 0,
    };
    try {
      const picture = await withLimit(draw(held.page, body), PRINT_LIMIT_MS);
      held.prints += 1;
      if (held.prints < PRINTS_A_PAGE && browser.connected) this.free.push(held);
      else await held.page.close();
      return picture;
    } catch (error) {
      // A page that hangs may hold the browser: the next picture gets a new one.
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
    // Loaded when first needed: at rest the service does without.
    const [{ default: puppeteer }, executablePath] = await Promise.all([
      import('puppeteer-core'),
      this.pathOnce(),
    ]);
    const browser = await puppeteer.launch({
      executablePath,
      args: [...CHROMIUM_ARGS, ...OWN_ARGS],
      pipe: true,
      timeout: LAUNCH_LIMIT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
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

  /** Forgets a browser and ends it, if need be by force. */
  private async drop(browser: Browser): Promise<void> {
    if ((await this.browser?.catch(() => undefined)) === browser) {
      this.browser = undefined;
      this.free = [];
    }
    if (!browser.connected) return;
    try {
      await withLimit(browser.close(), 2_000);
    } catch (error) {
      logger.warn({ err: error }, 'The browser did not end by itself');
      browser.process()?.kill('SIGKILL');
    }
  }
}

async function openPage(browser: Browser, { width, height, shell }: PrintPlan): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.setContent(shell, { waitUntil: 'load' });
  // Text set in a font that is not there yet would be drawn in another.
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

async function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GewerkError('timeout', `no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
    // Whichever lost the race may still fail; its failure is told already.
    work.catch(() => undefined);
  }
}
