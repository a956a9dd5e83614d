import { PHOTO_UPDATE } from '@gewerk/contracts/limits';
import { allows, type RobotsRules } from '@gewerk/outbound-http';

export interface SiteRules {
  allows(address: string): boolean;
  pauseMs: number;
}

const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS_FROM = 500;

/**
 * The rules in the response to a request for robots.txt (RFC 9309): a missing file allows everything; if the site
 * responds with a server error or with 'too many requests', nothing is allowed for now.
 */
export async function readRules(
  status: number,
  pauseMs: number,
  readRobots: () => Promise<RobotsRules>,
): Promise<SiteRules> {
  if (status >= SERVER_ERRORS_FROM || status === TOO_MANY_REQUESTS) return { allows: () => false, pauseMs };
  if (status < 200 || status >= 300) return { allows: () => true, pauseMs };
  const robots = await readRobots();
  return {
    allows: (address) => allows(robots, address),
    pauseMs: Math.max(pauseMs, Math.min(robots.pauseMs, PHOTO_UPDATE.longestPause)),
  };
}
