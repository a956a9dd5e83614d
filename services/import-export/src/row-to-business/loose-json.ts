/** Maximum depth and number of members of a JSON cell; beyond these it is not a list of attributes. */
const MAX_DEPTH = 4;
const MAX_MEMBERS = 500;

const PYTHON_WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

/**
 * The object in a cell that contains JSON, or its Python form (single quotes, True, False, None). Undefined
 * if the cell contains neither, is not an object, or has more than 500 members. Members nested deeper than four
 * levels are left out.
 */
export function parseLooseJson(text: string): Record<string, unknown> | undefined {
  const value = parse(text) ?? parse(pythonToJson(text));
  if (!isRecord(value)) return undefined;
  if (isPlain(value, MAX_DEPTH, { members: MAX_MEMBERS })) return value;
  const budget = { members: MAX_MEMBERS };
  const copy = plainCopy(value, MAX_DEPTH, budget);
  return isRecord(copy) ? copy : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

/**
 * An unclosed quotation mark matches everything after it: otherwise the rest would be searched to its end again
 * from each quotation mark in it.
 */
const PYTHON_PART = /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|["'].*|\b(?:True|False|None)\b/gs;

/**
 * Turns single-quoted strings into JSON strings and Python's words into JSON's; text in double quotes stays as
 * it is.
 */
function pythonToJson(text: string): string {
  return text.replace(PYTHON_PART, (token: string, quoted?: string) => {
    if (quoted !== undefined) return JSON.stringify(quoted.replace(/\\(.)/g, '$1'));
    return PYTHON_WORDS[token] ?? token;
  });
}

/** Whether a value can be used unchanged, as nearly all can. */
function isPlain(value: unknown, depth: number, budget: { members: number }): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  for (const [key, member] of Object.entries(value)) {
    budget.members -= 1;
    if (budget.members < 0 || UNWANTED_KEY.test(key) || !isPlain(member, depth - 1, budget)) return false;
  }
  return true;
}

const UNWANTED_KEY = /^$|^__proto__$|^\$|\./;

/** A copy without keys that have a meaning in JavaScript or the database. */
function plainCopy(value: unknown, depth: number, budget: { members: number }): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return undefined;
  if (Array.isArray(value)) {
    return value.slice(0, budget.members).map((member) => plainCopy(member, depth - 1, budget));
  }
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    budget.members -= 1;
    if (budget.members < 0) return undefined;
    if (key !== '' && key !== '__proto__' && !key.startsWith('$'))
      copy[key.replaceAll('.', ' ')] = plainCopy(member, depth - 1, budget);
  }
  return copy;
}
