/** A fault that the person at the keyboard can mend; the message is one line and says how. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** The message of whatever was thrown, on one line. */
export function messageOf(fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}
