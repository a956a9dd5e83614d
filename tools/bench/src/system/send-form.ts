import { openAsBlob } from 'node:fs';
import { request } from 'node:http';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

export interface FormAnswer {
  status: number;
  text: string;
}

/**
 * Sends files as parts of one form and waits for the response, however long it takes: `fetch` gives up after five
 * minutes.
 */
export async function sendForm(
  url: string,
  headers: Record<string, string>,
  field: string,
  files: readonly string[],
): Promise<FormAnswer> {
  const form = new FormData();
  for (const file of files) form.append(field, await openAsBlob(file), basename(file));
  const encoded = new Response(form);
  if (!encoded.body) throw new Error('the form is empty');
  const type = encoded.headers.get('content-type') ?? '';
  const call = request(url, { method: 'POST', headers: { ...headers, 'content-type': type } });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  await Promise.all([answered, pipeline(Readable.fromWeb(encoded.body), call)]);
  const [answer] = await answered;
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}
