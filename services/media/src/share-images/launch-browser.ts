import { CHROMIUM_ARGS, SANDBOXED_CHROMIUM_ARGS } from '@gewerk/engines';
import { logger, messageOf } from '@gewerk/service-kit';
import type { Browser } from 'puppeteer-core';

const LAUNCH_LIMIT_MS = 15_000;

/** The first argument prevents network access. */
const OWN_ARGS = ['--host-resolver-rules=MAP * ~NOTFOUND', '--hide-scrollbars', '--disable-gpu'];

/** The variables that a browser needs: paths of programs, libraries, fonts and its files, and the language. */
const READ = [
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'],
  ...['FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME'],
];

/**
 * The environment with these variables only: others contain the URLs of the database and the message bus, with their
 * passwords, which a page that broke out of the browser could read.
 */
const browserEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => READ.includes(name)));

/**
 * Starts a Chromium whose pages run in its sandbox if the kernel allows it. The kernel does not allow it for root and
 * in most containers; there Chromium runs without a sandbox, which is logged. Fails if it starts neither with nor
 * without the sandbox; each attempt may take 15 s.
 */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  // Loaded on demand to save memory.
  const { default: puppeteer } = await import('puppeteer-core');
  const launch = (args: readonly string[]): Promise<Browser> =>
    puppeteer.launch({
      executablePath,
      env: browserEnv(),
      args: [...args, ...OWN_ARGS],
      pipe: true,
      timeout: LAUNCH_LIMIT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  try {
    return await launch(SANDBOXED_CHROMIUM_ARGS);
  } catch (error) {
    logger.warn({ reason: messageOf(error) }, 'The browser cannot start in its sandbox; it runs without one');
    return launch(CHROMIUM_ARGS);
  }
}
