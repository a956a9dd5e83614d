import { logFailure } from '../../platform/log-failure.js';

/** These limits make an endless loop of one script end with an error. */
const MAX_CALLS = 1_000;
const MAX_LENGTH = 200_000;

interface Written {
  text: string;
  calls: number;
}

const buffers = new WeakMap<HTMLOrSVGScriptElement, Written>();
let isCapturing = false;

/**
 * Replaces `document.write`, once per document: the browser's own function would erase a page that has been
 * parsed. Instead, the output of each script is collected for {@link writtenBy}. `document.open` and `close` do
 * nothing.
 */
export function captureWrites(): void {
  if (isCapturing) return;
  isCapturing = true;
  document.write = (...parts) => keep(parts.join(''));
  document.writeln = (...parts) => keep(`${parts.join('')}\n`);
  document.open = (() => document) as typeof document.open;
  document.close = () => undefined;
}

export function writtenBy(script: HTMLScriptElement): string {
  const written = buffers.get(script);
  buffers.delete(script);
  return written?.text ?? '';
}

function keep(text: string): void {
  const script = document.currentScript;
  if (!script) {
    logFailure('document.write after its script had ended is left out: it would erase the page.');
    return;
  }
  const written = buffers.get(script) ?? { text: '', calls: 0 };
  buffers.set(script, written);
  written.calls += 1;
  if (written.calls > MAX_CALLS || written.text.length + text.length > MAX_LENGTH) {
    throw new Error(`A snippet's script writes more than ${MAX_CALLS} times or ${MAX_LENGTH} characters.`);
  }
  written.text += text;
}
