/** A fault that the user can fix; the one-line message explains how. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** The code of a system call's fault, e.g. `ENOENT`; undefined for other faults. */
export function codeOf(fault: unknown): string | undefined {
  // `instanceof Error` does not work here: under tests, errors of Node's own modules belong to a different realm.
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return undefined;
  return typeof fault.code === 'string' ? fault.code : undefined;
}

/** The message of a thrown value, on one line. */
export function messageOf(fault: unknown): string {
  const message = hasMessage(fault) ? fault.message : String(fault);
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}

function hasMessage(fault: unknown): fault is { message: string } {
  return (
    typeof fault === 'object' && fault !== null && 'message' in fault && typeof fault.message === 'string'
  );
}
