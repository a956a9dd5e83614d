import { DOCUMENT_LIMITS } from './document-limits.js';

export interface RobotsRule {
  /** Path with `*` for anything and `$` for the end. */
  pattern: string;
  isAllowed: boolean;
}

export interface RobotsRules {
  rules: RobotsRule[];
  /** Requested pause, in ms; 0 for none. */
  pauseMs: number;
}

/** For a site with more rules than are read: nothing may be read. */
const CLOSED: RobotsRule[] = [{ pattern: '/', isAllowed: false }];

/**
 * The rules for `robot`, or for all robots if it is not named (RFC 9309). Takes time linear in the length of
 * the text.
 */
export function readRobots(text: string, robot: string): RobotsRules {
  const own = new Group();
  const everybody = new Group();
  let groups = new Set<Group>();
  let isNaming = false;
  for (const [key, value] of linesOf(text)) {
    if (key === 'user-agent') {
      if (!isNaming) groups = new Set();
      isNaming = true;
      const name = value.toLowerCase().split('/')[0]?.trim();
      if (name === robot.toLowerCase()) groups.add(own);
      if (name === '*') groups.add(everybody);
      continue;
    }
    isNaming = false;
    for (const group of groups) group.add(key, value);
  }
  return (own.isNamed ? own : everybody).read();
}

const KEYS = new Set(['allow', 'disallow', 'crawl-delay']);

class Group {
  isNamed = false;
  private readonly rules: RobotsRule[] = [];
  private length = 0;
  private pauseMs = 0;

  add(key: string, value: string): void {
    if (!KEYS.has(key)) return;
    this.isNamed = true;
    if (key === 'crawl-delay') this.pauseMs = (Number(value) || 0) * 1_000;
    else if (value !== '' && !this.isFull) {
      this.length += value.length;
      this.rules.push({ pattern: encoded(value), isAllowed: key === 'allow' });
    }
  }

  read(): RobotsRules {
    return { rules: this.isFull ? CLOSED : this.rules, pauseMs: this.pauseMs };
  }

  private get isFull(): boolean {
    return this.rules.length > DOCUMENT_LIMITS.rules || this.length > DOCUMENT_LIMITS.rulesLength;
  }
}

function* linesOf(text: string): Generator<[key: string, value: string]> {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [rule = ''] = line.split('#', 1);
    const colon = rule.indexOf(':');
    if (colon > 0) yield [rule.slice(0, colon).trim().toLowerCase(), rule.slice(colon + 1).trim()];
  }
}

/** In the form of a URL: percent-encodings in capitals, other characters encoded where needed. */
function encoded(pattern: string): string {
  return pattern.isWellFormed() ? capitals(encodeURI(pattern).replaceAll('%25', '%')) : pattern;
}

const capitals = (text: string): string => text.replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase());

/**
 * Whether the rules allow reading a URL: the longest match decides; of two equally long ones, the one that
 * allows. A path longer than the limit is not allowed.
 */
export function allows({ rules }: RobotsRules, address: string): boolean {
  const { pathname, search } = new URL(address);
  const path = capitals(pathname + search);
  if (path.length > DOCUMENT_LIMITS.path) return false;
  let best: RobotsRule | undefined;
  for (const rule of rules) {
    const lead = rule.pattern.length - (best?.pattern.length ?? 0);
    const mayDecide = lead > 0 || (lead === 0 && rule.isAllowed);
    if (mayDecide && matches(rule.pattern, path)) best = rule;
  }
  return best?.isAllowed ?? true;
}

/** Uses the first match of each part between asterisks; if this fails, no other combination can succeed. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? rest.pop() : undefined;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.endsWith(last) && path.length - last.length >= at;
}
