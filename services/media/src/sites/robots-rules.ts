import { PHOTO_UPDATE } from '@gewerk/contracts';
import robotsParser from 'robots-parser';

/** The package exports the function itself, which its types call `default`. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** The name by which robots.txt may speak to the photo update. */
export const ROBOT_NAME = 'Gewerk';

/** What a site lets us do. */
export interface SiteRules {
  allows(address: string): boolean;
  /** Pause after each request, in ms. */
  pauseMs: number;
}

const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS_FROM = 500;

/**
 * The rules of a robots.txt by its answer (RFC 9309): what is not there allows everything, a site that fails allows
 * nothing for now. A pause that the file asks for is kept within bounds.
 */
export function readRules(
  address: string,
  answer: { status: number; text: string },
  pauseMs: number,
): SiteRules {
  const { status, text } = answer;
  if (status >= SERVER_ERRORS_FROM || status === TOO_MANY_REQUESTS) return { allows: () => false, pauseMs };
  if (status < 200 || status >= 300) return { allows: () => true, pauseMs };
  const robots = parseRobots(address, text);
  const asked = (robots.getCrawlDelay(ROBOT_NAME) ?? 0) * 1_000;
  return {
    allows: (target) => robots.isAllowed(target, ROBOT_NAME) !== false,
    pauseMs: Math.max(pauseMs, Math.min(asked, PHOTO_UPDATE.longestPause)),
  };
}
