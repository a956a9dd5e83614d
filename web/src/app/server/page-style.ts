import { policyHash } from './hashes.js';
import { readRules, type Rule } from './style-sheet.js';

export interface PageStyle {
  readonly css: string;
  readonly hash: string;
}

/** Maximum number of sets of classes whose style is cached; pages of one kind use only a few sets. */
const MOST_KEPT = 500;
const CLASS_ATTRIBUTE = 'class="';
/** Selector functions that may match elements without the classes named in them. */
const ALTERNATIVES = /:(?:not|is|where|has|host)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
/** Class set by the boot script. */
const SET_BY_SCRIPT = 'js';

/**
 * Picks the rules of a sheet that a document may need in its initial state: those whose classes all occur in the
 * document. Elements that open without scripts (menus, details) are part of the document, so these rules are all
 * that a page without scripts needs.
 */
export function pageStyles(sheet: string): (html: string) => PageStyle {
  const rules = readRules(sheet);
  const kept = new Map<string, PageStyle>();
  return (html) => {
    const classes = classesOf(html);
    const key = [...classes].sort().join(' ');
    const known = kept.get(key);
    if (known) return known;
    const css = written(rules, classes);
    const style = { css, hash: policyHash(css) };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, style);
    return style;
  };
}

function classesOf(html: string): ReadonlySet<string> {
  // A set, since the items of a list have the same classes. Another attribute whose name ends in `class` adds
  // at most a few rules.
  const attributes = new Set([SET_BY_SCRIPT]);
  let at = html.indexOf(CLASS_ATTRIBUTE);
  while (at !== -1) {
    const start = at + CLASS_ATTRIBUTE.length;
    const end = html.indexOf('"', start);
    if (end === -1) break;
    attributes.add(html.slice(start, end));
    at = html.indexOf(CLASS_ATTRIBUTE, end);
  }
  return new Set([...attributes].flatMap((names) => names.split(' ').filter((name) => name !== '')));
}

function written(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules.map((rule) => writtenRule(rule, classes)).join('');
}

function writtenRule({ prelude, body, rules }: Rule, classes: ReadonlySet<string>): string {
  if (body === null) return `${prelude};`;
  if (rules) {
    const inner = written(rules, classes);
    // An empty layer still keeps its place in the order of layers.
    return inner === '' && !prelude.startsWith('@layer') ? '' : `${prelude}{${inner}}`;
  }
  return prelude.startsWith('@') || mayMatch(prelude, classes) ? `${prelude}{${body}}` : '';
}

/** Whether at least one selector of a list uses only classes that occur in the document. */
function mayMatch(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors
    .replace(ALTERNATIVES, '')
    .split(',')
    .some((selector) =>
      [...selector.matchAll(CLASS)].every(([, name = '']) => classes.has(name.replaceAll('\\', ''))),
    );
}
