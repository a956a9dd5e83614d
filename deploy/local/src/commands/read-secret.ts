import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartError } from '../start-error.js';

/** Reads one line of standard input; on a terminal it prompts, and the typed text is not shown. */
export async function readSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  try {
    for await (const line of lines) return line;
    throw new StartError('no password was entered');
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
