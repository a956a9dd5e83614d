import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** A tap that leads from one page to the next. */
export interface Step {
  readonly name: string;
  readonly from: string;
  /** Selector of the tapped element; the first match is used. */
  readonly link: string;
  /** Selector by which the next page's content is recognised. */
  readonly content: string;
}

/**
 * Milliseconds from the lifted finger to the frame that shows the first sign of a reaction, or the content.
 */
export interface TapTimes {
  readonly sign: number;
  readonly content: number;
}

/** Lighthouse's 'Slow 4G' as a browser applies it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};
const SLOWDOWN = 4;
/** How long a finger rests on the screen in a tap, in ms. */
const FINGER_MS = 80;

/** The first sign is the visible progress line, or any content of the next page. */
const watch = ({ content }: Step): string => `
  window.tapped = new Promise((resolve) => {
    const before = location.href;
    const old = document.querySelector(${JSON.stringify(content)});
    let lifted, sign;
    addEventListener('touchend', () => { lifted = performance.now(); look(); }, { capture: true, once: true });
    const look = () => {
      const now = performance.now();
      const line = document.querySelector('.progress-line');
      const isOther = location.href !== before;
      if (!sign && (isOther || (line && getComputedStyle(line).opacity > 0))) sign = now - lifted;
      const found = document.querySelector(${JSON.stringify(content)});
      if (isOther && found && found !== old && !document.querySelector('main .bone')) {
        requestAnimationFrame(() => resolve({ sign, content: performance.now() - lifted }));
      } else requestAnimationFrame(look);
    };
  });
  undefined;
`;

/**
 * Opens a page in a new browser context on a fast connection, waits until it is idle, and taps its link on a
 * slow connection.
 */
export async function timesOfTap(browser: Browser, origin: string, step: Step): Promise<TapTimes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${step.from}`, { waitUntil: 'networkidle' });
    const link = page.locator(step.link).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error(`${step.from} has no ${step.link} to tap`);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(watch(step));
    const touchPoints = [{ x: box.x + Math.min(box.width, 60) / 2, y: box.y + box.height / 2 }];
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await delay(FINGER_MS);
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return await page.evaluate<TapTimes>('window.tapped');
  } finally {
    await context.close();
  }
}
