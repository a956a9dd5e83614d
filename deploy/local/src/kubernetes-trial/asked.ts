import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  location: string;
  body: Buffer;
}

/**
 * Sends one request on a new connection to `address` with the given Host header, which `fetch` cannot set.
 * @throws Error if it takes longer than `limitMs`
 */
export async function ask(address: string, host: string, path: string, limitMs: number): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((done, fail) => {
    const signal = AbortSignal.timeout(limitMs);
    get(`http://${address}${path}`, { headers: { host }, agent: false, signal }, done).once('error', fail);
  });
  const { statusCode = 0, headers } = response;
  return { status: statusCode, location: headers.location ?? '', body: await buffer(response) };
}
