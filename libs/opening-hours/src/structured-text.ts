/**
 * Reads a JSON text, including one written by Python: single quotes, None, True, False. Returns undefined if
 * it is neither. Python's spelling is rewritten character by character, so that apostrophes inside quoted
 * texts are kept.
 */
export function readStructuredText(text: string): unknown {
  return parseJson(text) ?? parseJson(pythonToJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * An unclosed quotation mark matches the whole rest, which would otherwise be searched to its end from each mark
 * within it.
 */
const PYTHON_PART = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(["'].*)|\bNone\b|\bTrue\b|\bFalse\b/gs;
const PYTHON_NAMES: Record<string, string> = { None: 'null', True: 'true', False: 'false' };

function pythonToJson(text: string): string {
  return text.replace(
    PYTHON_PART,
    (part, unclosed?: string) =>
      unclosed ?? PYTHON_NAMES[part] ?? JSON.stringify(unescape(part.slice(1, -1))),
  );
}

function unescape(text: string): string {
  return text.replace(
    /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|(.))/g,
    (_whole, unicode?: string, hex?: string, plain?: string) =>
      plain === undefined
        ? String.fromCharCode(parseInt(unicode ?? hex ?? '20', 16))
        : plain === 'n'
          ? '\n'
          : plain,
  );
}
